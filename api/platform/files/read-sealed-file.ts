import type { FileHandle, open } from 'node:fs/promises'
import { unlessMissing } from './disk-step.ts'
import { FileMissing } from './file-problems.ts'
import { type FileSeal, headBytes } from './file-seal.ts'
import { openFrames, sealedFrameBytes } from './sealed-frames.ts'

interface Source {
  id: string
  path: string
  seal: FileSeal
  open: typeof open
}

/** The plain content of a kept file, frame by frame. */
export async function* readSealedFile(source: Source): AsyncGenerator<Buffer> {
  const handle = await openExisting(source)
  try {
    const salt = await readSalt(source, handle)
    yield* openFrames(source.seal.keyOf(salt), sealedFrames(handle))
  } finally {
    await handle.close()
  }
}

/** Rejects when the file is not there, or is another one under this name. */
export async function checkSealedFile(source: Source): Promise<void> {
  const handle = await openExisting(source)
  try {
    await readSalt(source, handle)
  } finally {
    await handle.close()
  }
}

async function openExisting({ path, open }: Source): Promise<FileHandle> {
  const handle = await unlessMissing(open(path, 'r'))
  if (!handle) throw new FileMissing()
  return handle
}

async function readSalt({ seal, id }: Source, handle: FileHandle): Promise<Buffer> {
  return seal.readHead(id, await readAt(handle, 0, headBytes))
}

async function* sealedFrames(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let at = headBytes; ; at += sealedFrameBytes) {
    const frame = await readAt(handle, at, sealedFrameBytes)
    if (frame.length > 0) yield frame
    if (frame.length < sealedFrameBytes) return
  }
}

/** One read may bring less than was asked for, also before the end. */
async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled, position + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}
