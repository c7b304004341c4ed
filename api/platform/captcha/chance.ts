import { randomInt } from 'node:crypto'

/** A number between the two, evenly spread. */
export function randomBetween(low: number, high: number): number {
  return low + (randomInt(1_000_000) / 1_000_000) * (high - low)
}

export function pickRandom<T>(choices: readonly T[]): T {
  const choice = choices[randomInt(choices.length)]
  if (choice === undefined) throw new Error('There is nothing to choose from.')
  return choice
}
