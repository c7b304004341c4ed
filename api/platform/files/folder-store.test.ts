import { randomBytes } from 'node:crypto'
import * as nodeFs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FileDamaged, FileMissing, FileRefused, StoreUnavailable } from './file-problems.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'

const key = randomBytes(32)
const rule = { maxBytes: 10_000_000 }
let root: string
let store: FileStore
beforeEach(async () => {
  root = await nodeFs.mkdtemp(join(tmpdir(), 'files-'))
  store = folderStore({ root, key })
})
afterEach(() => nodeFs.rm(root, { recursive: true, force: true }))

async function* inChunks(content: Buffer, size = 10_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}
const put = (content: Buffer, chunk?: number) => store.put(inChunks(content, chunk), rule)
const read = async (id: string) => buffer(await store.open(id))
const pathOf = (id: string) => join(root, id.slice(0, 2), id)
const tempNames = () => nodeFs.readdir(join(root, 'tmp'))

async function ids(): Promise<string[]> {
  const found: string[] = []
  for await (const { id } of store.list()) found.push(id)
  return found
}

async function alter(id: string, change: (sealed: Buffer) => Buffer): Promise<void> {
  await nodeFs.writeFile(pathOf(id), change(await nodeFs.readFile(pathOf(id))))
}

describe('a kept file', () => {
  it.each([1, 65_535, 65_536, 65_537, 131_072, 300_000])('of %i bytes reads back as it was', async (length) => {
    const content = randomBytes(length)
    const { id, bytes } = await put(content)
    expect(bytes).toBe(length)
    expect((await read(id)).equals(content)).toBe(true)
  })

  it('is kept once, under a name that depends on the key, whatever pieces it came in', async () => {
    const content = randomBytes(100_000)
    const [one, two] = [await put(content, 7), await put(content, 90_000)]
    expect(two).toEqual(one)
    expect(await ids()).toEqual([one.id])
    const other = folderStore({ root, key: randomBytes(32) })
    expect((await other.put(inChunks(content), rule)).id).not.toBe(one.id)
  })

  it('shows nothing of its content on the disk and is closed to others', async () => {
    const { id } = await put(Buffer.from('Aadhaar 2345 6789 0124'.repeat(100)))
    expect((await nodeFs.readFile(pathOf(id))).toString('latin1')).not.toContain('Aadhaar')
    expect((await nodeFs.stat(pathOf(id))).mode & 0o077).toBe(0)
    expect(await tempNames()).toEqual([])
  })

  it('can be read while the same content is put again', async () => {
    const content = randomBytes(500_000)
    const { id } = await put(content)
    const opened = await store.open(id)
    await put(content)
    expect((await buffer(opened)).equals(content)).toBe(true)
  })

  it('is gone after removal, and removing it again is no error', async () => {
    const { id } = await put(randomBytes(10))
    await store.remove(id)
    await store.remove(id)
    await expect(store.open(id)).rejects.toThrow(FileMissing)
    expect(await ids()).toEqual([])
  })

  it('survives a janitor when it was put again in the meantime', async () => {
    const content = randomBytes(10)
    const { id } = await put(content)
    await store.remove(id, { putSince: new Date(Date.now() - 60_000) })
    expect((await read(id)).equals(content)).toBe(true)
    await store.remove(id, { putSince: new Date(Date.now() + 60_000) })
    await expect(store.open(id)).rejects.toThrow(FileMissing)
  })

  it.each(['', '../../etc/passwd', 'a'.repeat(63), 'A'.repeat(64), `${'a'.repeat(64)}/x`])(
    'is not found by %j',
    async (id) => {
      await expect(store.open(id)).rejects.toThrow(FileMissing)
      await store.remove(id)
    },
  )
})

describe('an altered file', () => {
  const frame = 65_536 + 16
  const head = 52

  it.each([
    ['cut in the middle', (sealed: Buffer) => sealed.subarray(0, 150_000)],
    ['cut between two frames', (sealed: Buffer) => sealed.subarray(0, head + 2 * frame)],
    ['cut after its head', (sealed: Buffer) => sealed.subarray(0, head)],
    ['with two frames swapped', (sealed: Buffer) => swapFrames(sealed)],
    ['with one bit changed', (sealed: Buffer) => flip(sealed, head + 70_000)],
    ['with something added', (sealed: Buffer) => Buffer.concat([sealed, randomBytes(100)])],
  ])('%s does not read to its end', async (_how, change) => {
    const { id } = await put(randomBytes(200_000))
    await alter(id, change)
    await expect(read(id)).rejects.toThrow(FileDamaged)
  })

  it.each([
    ['empty', () => Buffer.alloc(0)],
    ['with half a head', (sealed: Buffer) => sealed.subarray(0, 20)],
    ['with a changed head', (sealed: Buffer) => flip(sealed, 10)],
  ])('%s does not open', async (_how, change) => {
    const { id } = await put(randomBytes(1000))
    await alter(id, change)
    await expect(store.open(id)).rejects.toThrow(FileDamaged)
  })

  it('that is really another file under this name does not open', async () => {
    const [one, two] = [await put(randomBytes(1000)), await put(randomBytes(1000))]
    await nodeFs.copyFile(pathOf(two.id), pathOf(one.id))
    await expect(store.open(one.id)).rejects.toThrow(FileDamaged)
  })

  function swapFrames(sealed: Buffer): Buffer {
    const [first, second] = [sealed.subarray(head, head + frame), sealed.subarray(head + frame, head + 2 * frame)]
    return Buffer.concat([sealed.subarray(0, head), second, first, sealed.subarray(head + 2 * frame)])
  }

  function flip(sealed: Buffer, at: number): Buffer {
    sealed.writeUInt8(sealed.readUInt8(at) ^ 1, at)
    return sealed
  }
})

describe('putting', () => {
  it('stops as soon as the limit is passed and keeps nothing', async () => {
    let given = 0
    async function* endless() {
      for (;;) {
        given += 10_000
        yield Buffer.alloc(10_000)
      }
    }
    const error = await store.put(endless(), { maxBytes: 2_500_000 }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(FileRefused)
    expect(error).toMatchObject({ reason: 'size', message: 'This file is too large: at most 2.5 MB, please.' })
    expect(given).toBe(2_510_000)
    expect(await tempNames()).toEqual([])
    expect(await ids()).toEqual([])
  })

  it('refuses an empty file', async () => {
    await expect(put(Buffer.alloc(0))).rejects.toMatchObject({ reason: 'empty' })
    expect(await tempNames()).toEqual([])
  })

  it('keeps nothing when the sender leaves half way', async () => {
    async function* broken() {
      yield randomBytes(200_000)
      throw new Error('the browser left')
    }
    await expect(store.put(broken(), rule)).rejects.toThrow('the browser left')
    expect(await tempNames()).toEqual([])
    expect(await ids()).toEqual([])
  })

  it.each(['writeFile', 'write', 'sync'] as const)('on a full disk (%s) says so and leaves nothing', async (method) => {
    store = folderStore({ root, key, fs: { ...nodeFs, open: openFailing(method) } })
    const error = await put(randomBytes(200_000)).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StoreUnavailable)
    expect((error as Error).message).not.toContain(root)
    expect(await tempNames()).toEqual([])
    expect(await ids()).toEqual([])
  })

  it('into a folder that cannot be made says so', async () => {
    await nodeFs.writeFile(join(root, 'file'), '')
    store = folderStore({ root: join(root, 'file', 'below'), key })
    await expect(put(randomBytes(10))).rejects.toThrow(StoreUnavailable)
  })

  function openFailing(method: 'writeFile' | 'write' | 'sync'): typeof nodeFs.open {
    return async (...args) => {
      const handle = await nodeFs.open(...args)
      let calls = 0
      const real = handle[method].bind(handle) as (...given: unknown[]) => Promise<unknown>
      const failing = async (...given: unknown[]) => {
        if (method !== 'writeFile' || ++calls > 2) throw Object.assign(new Error(`ENOSPC ${root}`), { code: 'ENOSPC' })
        return real(...given)
      }
      return Object.assign(handle, { [method]: failing })
    }
  }
})

describe('after a crash', () => {
  it('half-written files are no files, and are cleared when they are an hour old', async () => {
    await put(randomBytes(10))
    const [old, fresh] = [join(root, 'tmp', 'old'), join(root, 'tmp', 'fresh')]
    await Promise.all([nodeFs.writeFile(old, 'half'), nodeFs.writeFile(fresh, 'half')])
    const twoHoursAgo = new Date(Date.now() - 7_200_000)
    await nodeFs.utimes(old, twoHoursAgo, twoHoursAgo)
    expect(await ids()).toHaveLength(1)
    expect(await store.sweepTemp()).toBe(1)
    expect(await tempNames()).toEqual(['fresh'])
  })

  it('a store that was never used has nothing to list or clear', async () => {
    store = folderStore({ root: join(root, 'unused'), key })
    expect(await ids()).toEqual([])
    expect(await store.sweepTemp()).toBe(0)
  })
})
