import { isRecord } from '../../contract/kernel/from-outside.ts'

/** Which files this tab has begun to send: by what is in them, so that nothing of them can be read here. */
const key = 'begun-uploads'

/** The id under which the same file was begun before, in this tab. */
export async function findBegun(file: File): Promise<string | undefined> {
  const print = await printOf(file)
  const id = print && readAll()[print]
  return typeof id === 'string' ? id : undefined
}

export async function rememberBegun(file: File, id: string): Promise<void> {
  const print = await printOf(file)
  if (print) writeAll({ ...readAll(), [print]: id })
}

export async function forgetBegun(file: File): Promise<void> {
  const print = await printOf(file)
  if (!print) return
  const { [print]: _, ...others } = readAll()
  writeAll(others)
}

/** Only on https and on localhost; elsewhere a reload begins anew. */
async function printOf(file: File): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer()))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function readAll(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return isRecord(kept) ? kept : {}
  } catch {
    return {}
  }
}

function writeAll(all: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(all))
  } catch {
    // Full, or not allowed: a reload begins anew.
  }
}
