import type * as z from 'zod/mini'
import type { BodyIn, JsonEndpoint, ParamsOf, ReplyOf, Schema, TableEndpoint } from '../../contract/kernel/endpoint.ts'
import type { TableQuestion, TableReply } from '../../contract/kernel/table.ts'
import { tellChangesOf } from './changed.ts'
import { endpointPath } from './endpoint-path.ts'
import { sendRequest } from './send-request.ts'

type QueryIn<E> = E extends { query?: infer Q extends Schema } ? z.input<Q> : undefined

/** A part the endpoint declares must be given, one it does not declare must not. */
export type DeclaredPart<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: T }

/** What a reading call needs to be told. */
export type ReadOptions<E> = DeclaredPart<'params', ParamsOf<E>> & DeclaredPart<'query', QueryIn<E>>
export type OptionalWhenEmpty<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options]
type CallOptions<E> = ReadOptions<E> & DeclaredPart<'body', BodyIn<E>> & Extras

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
  const path = endpointPath(endpoint.path, params, query)
  const text = body === undefined ? undefined : JSON.stringify(body)
  const ask = async () => {
    const response = await sendRequest({
      method: endpoint.method,
      path,
      open: endpoint.allow.who === 'anyone',
      signal,
      headers: { ...headers, ...(text === undefined ? {} : { 'content-type': 'application/json' }) },
      body: text,
    })
    const reply = await readReply<Reply>(response)
    // Before whoever called goes on: the page that they lead to must not show how it was before.
    tellChangesOf(endpoint)
    return reply
  }
  return endpoint.method === 'GET' ? ask() : inOnePress(`${endpoint.method} ${path} ${text}`, ask)
}

const underWay = new Map<string, Promise<unknown>>()

/** Whoever taps twice means it once: the same, while it is on its way, is not sent again and has the same answer. */
function inOnePress<Reply>(what: string, ask: () => Promise<Reply>): Promise<Reply> {
  const first = underWay.get(what) as Promise<Reply> | undefined
  if (first) return first
  const answer = ask().finally(() => underWay.delete(what))
  underWay.set(what, answer)
  return answer
}

interface TableOptions {
  params?: Record<string, string>
  body: TableQuestion
  signal?: AbortSignal
}

/** Servers and proxies take an address of about 8,000 letters; a longer question goes by POST. */
const longestAddress = 4000

/** The question as it stands in an address; what is empty is left out. */
const queryOf = ({ filters = [], sorts = [], search, length, start, additionFilter }: TableQuestion) => ({
  ...(filters.length > 0 && { filters: JSON.stringify(filters) }),
  ...(search && { search }),
  length,
  start,
  ...(sorts.length > 0 && { sorts: JSON.stringify(sorts) }),
  ...(additionFilter && { additionFilter: JSON.stringify(additionFilter) }),
})

/** Asks a list for one page: by POST, or by GET where the list answers that. */
export async function callTable<Row>(
  endpoint: TableEndpoint<Row, Schema>,
  { params, body, signal }: TableOptions,
): Promise<TableReply<Row>> {
  const byGet = endpoint.alsoGet ? endpointPath(endpoint.path, params, queryOf(body)) : undefined
  if (byGet !== undefined && byGet.length <= longestAddress)
    return readReply(await sendRequest({ method: 'GET', path: byGet, signal }))
  const response = await sendRequest({
    method: 'POST',
    path: endpointPath(endpoint.path, params),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    onlyAsks: true,
    signal,
  })
  return readReply(response)
}

/** What an answer says, where it says something. */
export async function readReply<Reply>(response: Response): Promise<Reply> {
  const isJson = response.headers.get('content-type')?.includes('json')
  const text = await response.text()
  return (isJson && text !== '' ? JSON.parse(text) : undefined) as Reply
}
