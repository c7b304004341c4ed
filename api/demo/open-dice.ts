/** Chance that falls the same way at every load, so that a demo can be told about. */
export interface Dice {
  /** From 0 to below 1. */
  next(): number
  pick<Thing>(things: readonly Thing[]): Thing
  /** One of these names, each as likely as its share. */
  draw<Name extends string>(shares: Partial<Record<Name, number>>): Name
}

/** Mulberry32: small, and good enough for a demo. */
export function openDice(seed: number): Dice {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    pick<Thing>(things: readonly Thing[]): Thing {
      const thing = things[Math.floor(next() * things.length)]
      if (thing === undefined) throw new Error('There is nothing to pick from.')
      return thing
    },
    draw<Name extends string>(shares: Partial<Record<Name, number>>): Name {
      const named = Object.entries<number | undefined>(shares).map(
        ([name, share]) => [name as Name, share ?? 0] as const,
      )
      let left = next() * named.reduce((sum, [, share]) => sum + share, 0)
      const found = named.find(([, share]) => {
        left -= share
        return left < 0
      })
      if (!found) throw new Error('There is nothing to draw from.')
      return found[0]
    },
  }
}
