/** Fills an endpoint's path: each `:name` from params, and the query behind it. */
export function endpointPath(path: string, params: unknown = {}, query: unknown = {}): string {
  const values = (params ?? {}) as Record<string, unknown>
  const filled = path.replace(/:([A-Za-z]+)\??/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
  const asked = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}
