import { useState } from 'react'
import { fileNameOf } from './file-name-of.ts'
import { sendRequest } from './send-request.ts'

/** A path below /api that answers with a file, a file at hand, or one that is on its way. */
export type BlobProp = string | File | Promise<Blob | File>

export interface FetchedFile {
  file: Blob
  /** An address inside this tab; give it back with URL.revokeObjectURL when it is no longer shown. */
  tempUrl: string
  name: string
  type: string
  /** Rows inside, where the server says so. */
  rows?: number
}

export interface FetchOptions {
  /** POST unless told; file calls answer both alike. */
  method?: 'GET' | 'POST'
  /** Used when the answer names no file. */
  name?: string
  body?: unknown
  signal?: AbortSignal
}

const defaultName = 'download'
const fileTimeoutMs = 10 * 60_000
export const invalidBlobProp = 'Invalid BlobProp. Must be a string, File, or Promise<Blob|File>.'

/** Fetches a file, or takes the one given. */
export async function fetchFile(source: BlobProp, options: FetchOptions = {}): Promise<FetchedFile> {
  if (typeof source === 'string') return fetchByPath(source, options)
  if (source instanceof File) return asFetched(source, source.name || options.name)
  if (!(source instanceof Promise)) throw new TypeError(invalidBlobProp)
  const file = await source
  if (!(file instanceof Blob)) throw new TypeError(invalidBlobProp)
  return asFetched(file, (file instanceof File && file.name) || options.name)
}

/** Hands a fetched file to the person, under its name. */
export function saveFile({ tempUrl, name }: FetchedFile): void {
  const link = document.createElement('a')
  link.href = tempUrl
  link.download = name
  link.click()
  // The browser reads the address after the click, so it is given back a little later.
  setTimeout(() => URL.revokeObjectURL(tempUrl), 60_000)
}

export type DownloadState = 'idle' | 'loading' | 'error'

/** The download helper as a hook: idle, loading, error, and the last file. */
export function useDownload() {
  const [state, setState] = useState<DownloadState>('idle')
  const [error, setError] = useState<unknown>()
  const [result, setResult] = useState<FetchedFile>()

  async function start(source: BlobProp, options?: FetchOptions): Promise<FetchedFile | undefined> {
    setState('loading')
    setError(undefined)
    try {
      const fetched = await fetchFile(source, options)
      setResult(fetched)
      setState('idle')
      return fetched
    } catch (reason) {
      setError(reason)
      setState('error')
      return undefined
    }
  }

  return { state, error, result, start }
}

async function fetchByPath(path: string, { method = 'POST', name, body, signal }: FetchOptions): Promise<FetchedFile> {
  const response = await sendRequest({
    method,
    path: path.startsWith('/') ? path : `/${path}`,
    headers: { accept: '*/*', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
    timeoutMs: fileTimeoutMs,
    signal,
  })
  const rows = Number(response.headers.get('x-total-rows') ?? Number.NaN)
  const named = fileNameOf(response.headers.get('content-disposition')) ?? name
  return { ...asFetched(await response.blob(), named), rows: Number.isNaN(rows) ? undefined : rows }
}

function asFetched(file: Blob, name: string | undefined): FetchedFile {
  return { file, tempUrl: URL.createObjectURL(file), name: name || defaultName, type: file.type }
}
