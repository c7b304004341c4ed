import type { Shelf } from '../platform/shelf.ts'

/** Keeps as the sealed store of a browser does; jsdom has neither a database nor keys. */
export function aSealedShelf(): Shelf {
  const texts = new Map<string, string>()
  return {
    isSealed: true,
    names: () => [...texts.keys()],
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
  }
}
