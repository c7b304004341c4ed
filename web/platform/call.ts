import type * as z from 'zod/mini'
import type {
  BodyIn,
  JsonEndpoint,
  ParamsOf,
  ReplyOf,
  Schema,
  TableEndpoint,
  UploadEndpoint,
} from '../../contract/kernel/endpoint.ts'
import type { TableQuestion, TableReply } from '../../contract/kernel/table.ts'
import { CallError } from './call-error.ts'
import { endpointPath } from './endpoint-path.ts'
import { send } from './send.ts'
import { smallerPicture } from './smaller-picture.ts'
import { showUpload } from './uploads.ts'

type QueryIn<E> = E extends { query?: infer Q extends Schema } ? z.input<Q> : undefined

/** A part the endpoint declares must be given, one it does not declare must not. */
type Part<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: undefined } : { [K in Name]: T }

/** What a reading call needs to be told. */
export type ReadOptions<E> = Part<'params', ParamsOf<E>> & Part<'query', QueryIn<E>>
export type OptionalWhenEmpty<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options]
type CallOptions<E> = ReadOptions<E> & Part<'body', BodyIn<E>> & Extras

interface Extras {
  signal?: AbortSignal
  headers?: Record<string, string>
}

/** Makes a call that the contract declares. Throws CallError; what to say about it is the screen's business. */
export function call<E extends JsonEndpoint>(
  endpoint: E,
  ...[options]: OptionalWhenEmpty<CallOptions<E>>
): Promise<ReplyOf<E>> {
  return callWith(endpoint, options ?? {})
}

/** The same with parts that were checked by whoever passes them on. */
export async function callWith<Reply>(
  endpoint: JsonEndpoint,
  { params, query, body, signal, headers }: { params?: unknown; query?: unknown; body?: unknown } & Extras,
): Promise<Reply> {
  const response = await send({
    method: endpoint.method,
    path: endpointPath(endpoint.path, params, query),
    open: endpoint.allow.who === 'anyone',
    signal,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return readReply(response)
}

interface TableOptions {
  params?: Record<string, string>
  body: TableQuestion
  signal?: AbortSignal
}

/** Asks a list for one page. */
export async function callTable<Row>(
  endpoint: TableEndpoint<Row, Schema>,
  { params, body, signal }: TableOptions,
): Promise<TableReply<Row>> {
  const response = await send({
    method: 'POST',
    path: endpointPath(endpoint.path, params),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    onlyAsks: true,
    signal,
  })
  return readReply(response)
}

type UploadOptions<E> = Part<'params', ParamsOf<E>> &
  Part<'body', BodyIn<E>> & {
    file: File
    /** How much has gone out, from 0 to 1. */
    onProgress?: (share: number) => void
    signal?: AbortSignal
  }

/** As long as the server takes one. */
const uploadTimeoutMs = 10 * 60_000

/** Sends one file in the field the endpoint names, with plain text fields beside it. */
export async function callUpload<E extends UploadEndpoint>(
  endpoint: E,
  options: UploadOptions<E>,
): Promise<ReplyOf<E>> {
  const { onProgress, signal } = options
  const stop = new AbortController()
  const shown = showUpload(options.file.name, () => stop.abort())
  try {
    const file = await smallerPicture(options.file, endpoint.accept)
    requireSize(file, endpoint.accept.maxBytes)
    if (stop.signal.aborted) throw new CallError(cancelled, { status: 0 })
    const response = await send({
      method: endpoint.method,
      path: endpointPath(endpoint.path, options.params),
      body: uploadForm(endpoint.field, file, options.body),
      timeoutMs: uploadTimeoutMs,
      onProgress: (share) => {
        shown.progress(share)
        onProgress?.(share)
      },
      signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
    })
    return await readReply(response)
  } catch (error) {
    throw stop.signal.aborted ? new CallError(cancelled, { status: 0 }) : error
  } finally {
    shown.over()
  }
}

const cancelled = 'You cancelled the upload.'

/** Said before minutes are spent on sending it. */
function requireSize({ size }: File, maxBytes: number): void {
  if (size <= maxBytes) return
  const message = `The file is larger than ${maxBytes / 1_000_000} MB. Please choose a smaller one.`
  throw new CallError(message, { status: 413, body: { message } })
}

/** Text fields go before the file: a server that reads the stream knows them when the file begins. */
function uploadForm(field: string, file: File, fields: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries((fields ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  form.append(field, file, file.name)
  return form
}

async function readReply<Reply>(response: Response): Promise<Reply> {
  const isJson = response.headers.get('content-type')?.includes('json')
  const text = await response.text()
  return (isJson && text !== '' ? JSON.parse(text) : undefined) as Reply
}
