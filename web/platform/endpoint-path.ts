import { fieldOf, isRecord } from '../../contract/kernel/from-outside.ts'

/** Fills an endpoint's path: each `:name` from params, and the query behind it. */
export function endpointPath(path: string, params: unknown = {}, query: unknown = {}): string {
  const filled = path.replace(/:([A-Za-z]+)\??/g, (_, name: string) =>
    encodeURIComponent(String(fieldOf(params, name) ?? '')),
  )
  const asked = Object.entries(isRecord(query) ? query : {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}
