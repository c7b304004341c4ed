import { lostSession, readSession } from './session.ts'

const prefix = 'typed'
const day = 24 * 60 * 60_000
/** Never kept, whatever a form says: what proves who somebody is, and the numbers that must not lie about. */
const secret = /password|captcha|otp|^code$|aadha/i
export const isSecret = (field: string): boolean => secret.test(field)

/** What is typed while the own tokens are gone is not the next visitor's. */
const personOf = () => (readSession() ?? lostSession())?.user?.code || 'visitor'
const keyOf = (form: string) => `${prefix}:${personOf()}:${form}`

/** What somebody typed into a form, in this browser, so that a reload or a killed tab does not lose it; for a day at most. */
export function keepInput(form: string, values: object, forMs = day): void {
  const kept = Object.entries(values).filter(([name, value]) => !isSecret(name) && !(value instanceof Blob))
  write(keyOf(form), JSON.stringify({ until: Date.now() + forMs, values: Object.fromEntries(kept) }))
}

/** What this person typed there, while it is kept. */
export function keptInput(form: string): Record<string, unknown> | undefined {
  const values = readFresh(keyOf(form))
  if (!values) forgetInput(form)
  return values
}

function readFresh(key: string): Record<string, unknown> | undefined {
  try {
    const { until, values } = JSON.parse(localStorage.getItem(key) ?? '{}')
    return Number(until) > Date.now() && typeof values === 'object' && values !== null ? values : undefined
  } catch {
    return undefined
  }
}

/** When the portal is opened: what nobody came back for does not wait for its form to be opened again. */
export function forgetOldInput(): void {
  forgetWhere((key) => !readFresh(key))
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
