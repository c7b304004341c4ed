import type { Readable } from 'node:stream'

/** What was kept: `id` opens it again, `bytes` is its plain size. */
export interface StoredFile {
  id: string
  bytes: number
}

export interface StoreRule {
  maxBytes: number
}

/** Keeps files by their content: the same bytes are kept once and have one id. */
export interface FileStore {
  /** Keeps a stream; refuses an empty or too large one while it is still arriving. */
  put(content: AsyncIterable<Uint8Array>, rule: StoreRule): Promise<StoredFile>
  /** Rejects when the file is missing; the stream fails when the file was altered. */
  open(id: string): Promise<Readable>
  /** Removes a file, unless it was put again since; a file that is not there is no error. */
  remove(id: string, unless?: { putSince: Date }): Promise<void>
  /** Every id kept, with the time it was last put: for a janitor that looks for files no row knows. */
  list(): AsyncIterable<{ id: string; putAt: Date }>
  /** Clears what a crash left half written; tells how many. */
  sweepTemp(): Promise<number>
}
