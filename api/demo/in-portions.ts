/** So many rows in one statement, so that whoever waits hears how far it is. */
const portion = 50_000

/** Up to here indexes may stay while rows come in; from here on it is many times quicker to make them afterwards. */
export const fewEnoughForIndexes = 20_000

/** Puts rows in, one portion after the other, by the numbers of their first and last. */
export async function inPortions(
  rows: number,
  add: (from: number, to: number) => Promise<void>,
  onPortion: (share: number) => void,
): Promise<void> {
  for (let from = 1; from <= rows; from += portion) {
    const to = Math.min(from + portion - 1, rows)
    await add(from, to)
    onPortion(to / rows)
  }
}
