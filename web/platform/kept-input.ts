import { readSession } from './session.ts'

const prefix = 'typed'
const keptForMs = 24 * 60 * 60_000
/** Never kept, whatever a form says: what proves who somebody is, and the numbers that must not lie about. */
const secret = /password|captcha|otp|^code$|aadha/i

const personOf = () => readSession()?.user?.code || 'visitor'
const keyOf = (form: string) => `${prefix}:${personOf()}:${form}`

/** What somebody typed into a form, in this browser, so that a reload or a killed tab does not lose it. */
export function keepInput(form: string, values: object): void {
  const kept = Object.entries(values).filter(([name, value]) => !secret.test(name) && !(value instanceof Blob))
  write(keyOf(form), JSON.stringify({ at: Date.now(), values: Object.fromEntries(kept) }))
}

/** What this person typed there within a day. */
export function keptInput(form: string): Record<string, unknown> | undefined {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(keyOf(form)) ?? '{}')
    const fresh = typeof at === 'number' && Date.now() - at < keptForMs
    if (!fresh) forgetInput(form)
    return fresh && typeof values === 'object' && values !== null ? values : undefined
  } catch {
    return undefined
  }
}

export function forgetInput(form: string): void {
  forgetWhere((key) => key === keyOf(form))
}

/** Whoever signs out leaves nothing behind. */
export function forgetOwnInput(): void {
  forgetWhere((key) => key.startsWith(`${prefix}:${personOf()}:`))
}

/** Whoever signs in finds nothing of those before them. */
export function forgetOthersInput(): void {
  forgetWhere((key) => !key.startsWith(`${prefix}:${personOf()}:`))
}

function forgetWhere(isMeant: (key: string) => boolean): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}:`) && isMeant(key))
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // A browser that keeps nothing still sends the form.
  }
}
