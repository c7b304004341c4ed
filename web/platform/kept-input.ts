import { lostSession, readSession } from './session.ts'
import { openShelves, ownNames, type Shelf, shelfOf } from './shelf.ts'

const prefix = 'typed'
const day = 24 * 60 * 60_000
/** Never kept, whatever a form says: what proves who somebody is, and the numbers that must not lie about. */
const secret = /password|captcha|otp|^code$|aadha/i
export const isSecret = (field: string): boolean => secret.test(field)

/** What is typed while the own tokens are gone is not the next visitor's. */
const personOf = () => (readSession() ?? lostSession())?.user?.code || 'visitor'
const keyOf = (form: string) => `${prefix}:${personOf()}:${form}`
const ownShelf = () => shelfOf(personOf())

/** Whether what is typed is sealed, so that it may be kept with every letter. */
export const isInputSealed = (): boolean => ownShelf().isSealed

/** What somebody typed into a form, in this browser, so that a reload or a killed tab does not lose it; for a day at most. */
export function keepInput(form: string, values: object, forMs = day): void {
  const kept = Object.entries(values).filter(([name, value]) => !isSecret(name) && !(value instanceof Blob))
  ownShelf().write(keyOf(form), JSON.stringify({ until: Date.now() + forMs, values: Object.fromEntries(kept) }))
}

/** What this person typed there, while it is kept. */
export function keptInput(form: string): Record<string, unknown> | undefined {
  const values = readFresh(ownShelf(), keyOf(form))
  if (!values) forgetInput(form)
  return values
}

function readFresh(shelf: Shelf, key: string): Record<string, unknown> | undefined {
  try {
    const { until, values } = JSON.parse(shelf.read(key) ?? '{}')
    return Number(until) > Date.now() && typeof values === 'object' && values !== null ? values : undefined
  } catch {
    return undefined
  }
}

/** When the portal is opened: what nobody came back for does not wait for its form to be opened again. */
export function forgetOldInput(): void {
  for (const shelf of [openShelves(), ownShelf()])
    forgetFrom(shelf, (key) => /^(typed|answer):/.test(key) && !readFresh(shelf, key))
}

export function forgetInput(form: string): void {
  ownShelf().remove(keyOf(form))
}

/** Whoever signs out leaves nothing behind, neither sealed nor from before it was. */
export function forgetOwnInput(): void {
  const own = ownNames(personOf())
  for (const shelf of [openShelves(), ownShelf()]) forgetFrom(shelf, (key) => own.some((name) => key.startsWith(name)))
}

/** Whoever signs in finds nothing of those before them. */
export function forgetOthersInput(): void {
  const [own, kinds] = [ownNames(personOf()), ownNames('').map((name) => name.slice(0, -1))]
  forgetFrom(
    openShelves(),
    (key) => kinds.some((kind) => key.startsWith(kind)) && !own.some((name) => key.startsWith(name)),
  )
}

function forgetFrom(shelf: Shelf, isMeant: (key: string) => boolean): void {
  for (const key of shelf.names().filter(isMeant)) shelf.remove(key)
}
