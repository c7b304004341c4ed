/** A path inside this site, or nothing: what comes from an address bar or a server must never lead elsewhere. */
export function insidePath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return undefined
  const inside = new URL(wanted, 'http://inside.invalid')
  return inside.host === 'inside.invalid' ? inside.pathname + inside.search + inside.hash : undefined
}
