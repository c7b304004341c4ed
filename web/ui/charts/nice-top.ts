/** The round number at which a scale ends: 1, 2 or 5 with noughts, and at least 2, so that half of it is whole. */
export function niceTop(highest: number): number {
  if (highest <= 2) return 2
  const size = 10 ** Math.floor(Math.log10(highest))
  const top = [1, 2, 5, 10].find((step) => step * size >= highest) ?? 10
  return top * size
}
