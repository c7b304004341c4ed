/**
 * The brightness that parts dark pixels from bright ones best (Otsu). Nothing where there are no two kinds of them, or where
 * their middles lie closer together than asked for.
 */
export function bestSplit(data: Uint8Array, leastDifference = 0): number | undefined {
  const counts = new Float64Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  const sum = counts.reduce((all, count, value) => all + count * value, 0)
  let [best, split, dark, darkSum] = [0, 0, 0, 0]
  counts.forEach((count, value) => {
    dark += count
    darkSum += count * value
    const light = data.length - dark
    const apart = dark && light ? (sum - darkSum) / light - darkSum / dark : 0
    const score = apart < leastDifference ? 0 : dark * light * apart * apart
    if (score > best) [best, split] = [score, value]
  })
  return best > 0 ? split : undefined
}
