import type { open } from 'node:fs/promises'
import { fileAnswers } from '../../../texts/en/file-answer.ts'
import { orStoreUnavailable } from './disk-step.ts'
import { FileRefused } from './file-problems.ts'
import { type FileSeal, headBytes } from './file-seal.ts'
import type { StoredFile, StoreRule } from './file-store.ts'
import { refuseLarger } from './refuse-larger.ts'
import { sealFrames } from './sealed-frames.ts'

interface Target {
  path: string
  seal: FileSeal
  open: typeof open
}

/** Writes a stream to a new file, encrypted and safely on the disk, and tells its id and plain size. */
export async function writeSealedFile(
  { path, seal, open }: Target,
  content: AsyncIterable<Uint8Array>,
  rule: StoreRule,
): Promise<StoredFile> {
  const handle = await orStoreUnavailable(open(path, 'wx', 0o600))
  const hash = seal.startId()
  const salt = seal.newSalt()
  let bytes = 0

  async function* measured(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      bytes += chunk.length
      refuseLarger(bytes, rule.maxBytes)
      hash.update(chunk)
      yield chunk
    }
  }

  try {
    // The id is known only at the end, so the head's place is kept free until then.
    await orStoreUnavailable(handle.writeFile(Buffer.alloc(headBytes)))
    for await (const frame of sealFrames(seal.keyOf(salt), measured()))
      await orStoreUnavailable(handle.writeFile(frame))
    if (bytes === 0) throw new FileRefused('empty', fileAnswers.empty())
    const id = hash.digest('hex')
    await orStoreUnavailable(handle.write(seal.head(id, salt), 0, headBytes, 0))
    await orStoreUnavailable(handle.sync())
    return { id, bytes }
  } finally {
    await handle.close()
  }
}
