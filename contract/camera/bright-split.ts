/** The brightness that parts a bright from a dark half best (Otsu). */
export function brightSplit(data: Uint8Array): number {
  const counts = new Float64Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  const sum = counts.reduce((all, count, value) => all + count * value, 0)
  let [best, split, dark, darkSum] = [0, 128, 0, 0]
  counts.forEach((count, value) => {
    dark += count
    darkSum += count * value
    const light = data.length - dark
    if (dark === 0 || light === 0) return
    const score = dark * light * ((sum - darkSum) / light - darkSum / dark) ** 2
    if (score > best) [best, split] = [score, value]
  })
  return split
}
