import { onceHeader } from '../../contract/kernel/endpoint.ts'

/**
 * Headers for a call that is done once per key: the same body has the same key however often it is sent, so that a
 * second try after a lost answer counts once; another body is another thing.
 */
export function openOnceKeys(): (body: unknown) => Record<string, string> {
  let last = { body: '', key: '' }
  return (body) => {
    const text = JSON.stringify(body)
    if (text !== last.body) last = { body: text, key: newKey() }
    return { [onceHeader]: last.key }
  }
}

/** Not randomUUID, which browsers have on https and localhost only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
