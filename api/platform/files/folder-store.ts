import { randomUUID } from 'node:crypto'
import * as nodeFs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { orStoreUnavailable, unlessMissing } from './disk-step.ts'
import { FileMissing } from './file-problems.ts'
import { type FileSeal, fileSeal } from './file-seal.ts'
import type { FileStore, StoredFile, StoreRule } from './file-store.ts'
import { checkSealedFile, readSealedFile } from './read-sealed-file.ts'
import { writeSealedFile } from './write-sealed-file.ts'

type Fs = Pick<typeof nodeFs, 'mkdir' | 'open' | 'readdir' | 'rename' | 'rm' | 'stat'>

const idShape = /^[0-9a-f]{64}$/
const abandonedAfter = 3_600_000
const folderMode = { recursive: true, mode: 0o700 } as const

/** A file store in a folder: each file encrypted, named by the keyed hash of its content, whole or not there at all. */
export function folderStore({ root, key, fs = nodeFs }: { root: string; key: Uint8Array; fs?: Fs }): FileStore {
  return new FolderStore(root, fileSeal(key), fs)
}

class FolderStore implements FileStore {
  private readonly temp: string
  private readonly root: string
  private readonly seal: FileSeal
  private readonly fs: Fs

  constructor(root: string, seal: FileSeal, fs: Fs) {
    this.root = root
    this.temp = join(root, 'tmp')
    this.seal = seal
    this.fs = fs
  }

  async put(content: AsyncIterable<Uint8Array>, rule: StoreRule): Promise<StoredFile> {
    const draft = await this.newTemp()
    try {
      const file = await writeSealedFile({ path: draft, seal: this.seal, open: this.fs.open }, content, rule)
      await orStoreUnavailable(this.publish(draft, file.id))
      return file
    } catch (error) {
      await this.fs.rm(draft, { force: true }).catch(() => {})
      throw error
    }
  }

  async open(id: string): Promise<Readable> {
    if (!idShape.test(id)) throw new FileMissing()
    const source = { id, path: this.pathOf(id), seal: this.seal, open: this.fs.open }
    await checkSealedFile(source)
    return Readable.from(readSealedFile(source), { objectMode: false })
  }

  async remove(id: string, unless?: { putSince: Date }): Promise<void> {
    if (!idShape.test(id) || (await this.isPutSince(this.pathOf(id), unless))) return
    // Looked at again once out of the way: the same content may be put between the look and the removal.
    const aside = await this.newTemp()
    await unlessMissing(this.fs.rename(this.pathOf(id), aside))
    if (await this.isPutSince(aside, unless)) await this.fs.rename(aside, this.pathOf(id))
    else await this.fs.rm(aside, { force: true })
  }

  async *list(): AsyncGenerator<{ id: string; putAt: Date }> {
    const shards = (await this.namesIn(this.root)).filter((name) => /^[0-9a-f]{2}$/.test(name))
    for (const shard of shards) {
      const ids = (await this.namesIn(join(this.root, shard))).filter((name) => idShape.test(name))
      for (const id of ids) {
        const putAt = await this.putAt(this.pathOf(id))
        if (putAt) yield { id, putAt }
      }
    }
  }

  async sweepTemp(): Promise<number> {
    let cleared = 0
    for (const name of await this.namesIn(this.temp)) {
      const putAt = await this.putAt(join(this.temp, name))
      if (!putAt || Date.now() - putAt.getTime() < abandonedAfter) continue
      await this.fs.rm(join(this.temp, name), { force: true })
      cleared++
    }
    return cleared
  }

  private pathOf(id: string): string {
    return join(this.root, id.slice(0, 2), id)
  }

  private async newTemp(): Promise<string> {
    await orStoreUnavailable(this.fs.mkdir(this.temp, folderMode))
    return join(this.temp, randomUUID())
  }

  /** Moving is all or nothing; the folders are synced so that a power cut cannot undo it. */
  private async publish(draft: string, id: string): Promise<void> {
    const folder = dirname(this.pathOf(id))
    const made = await this.fs.mkdir(folder, folderMode)
    await this.fs.rename(draft, this.pathOf(id))
    await this.syncFolder(folder)
    if (made) await this.syncFolder(this.root)
  }

  private async syncFolder(folder: string): Promise<void> {
    // Windows cannot open folders.
    if (process.platform === 'win32') return
    const handle = await this.fs.open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  }

  private async namesIn(folder: string): Promise<string[]> {
    return (await unlessMissing(this.fs.readdir(folder))) ?? []
  }

  private async putAt(path: string): Promise<Date | undefined> {
    return (await unlessMissing(this.fs.stat(path)))?.mtime
  }

  private async isPutSince(path: string, unless: { putSince: Date } | undefined): Promise<boolean> {
    if (!unless) return false
    const putAt = await this.putAt(path)
    return putAt !== undefined && putAt >= unless.putSince
  }
}
