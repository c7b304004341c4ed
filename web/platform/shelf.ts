/** Where a browser keeps texts under names. */
export interface Shelf {
  /** Nobody reads it without the key of the sign-in. */
  isSealed: boolean
  names(): string[]
  read(name: string): string | null
  write(name: string, text: string): void
  remove(name: string): void
}

/** A browser that keeps nothing works all the same. */
function orNothing<T>(act: () => T, nothing: T): T {
  try {
    return act()
  } catch {
    return nothing
  }
}

/** For visitors, and for everybody where the browser cannot seal: without https it has no keys. */
const openShelf: Shelf = {
  isSealed: false,
  names: () => orNothing(() => Object.keys(localStorage), []),
  read: (name) => orNothing(() => localStorage.getItem(name), null),
  write: (name, text) => orNothing(() => localStorage.setItem(name, text), undefined),
  remove: (name) => orNothing(() => localStorage.removeItem(name), undefined),
}

let sealed: { person: string; shelf: Shelf } | undefined

/** Where the things of a person are kept in this browser. */
export const shelfOf = (person: string): Shelf => (sealed?.person === person ? sealed.shelf : openShelf)

/** What lies open, whosever it is; of people who have a sealed shelf since, it may be left over. */
export const openShelves = (): Shelf => openShelf

/**
 * From now on the person's things are sealed. What lay open is taken along, for it was written last; its names are answered,
 * so that it goes from there when it is safe here.
 */
export function sealShelfOf(person: string, shelf: Shelf): string[] {
  const names = openShelf.names().filter((one) => ownNames(person).some((own) => one.startsWith(own)))
  for (const name of names) {
    const text = openShelf.read(name)
    if (text !== null) shelf.write(name, text)
  }
  sealed = { person, shelf }
  return names
}

export function unsealShelves(): void {
  sealed = undefined
}

/** How the names of what belongs to a person begin: what was typed, what was answered, how often which page was opened. */
export const ownNames = (person: string): string[] => ['typed', 'answer', 'visits'].map((kind) => `${kind}:${person}:`)
