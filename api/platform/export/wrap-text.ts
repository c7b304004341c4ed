type Measure = (text: string) => number

/** Breaks a text into lines that fit; what is left after the last line becomes '…'. */
export function wrapText(text: string, fit: { width: number; lines: number; measure: Measure }): string[] {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (fit.measure(flat) <= fit.width) return [flat]
  const lines: string[] = []
  let rest = flat
  while (rest !== '' && lines.length < fit.lines - 1) {
    const line = firstLine(rest, fit)
    lines.push(line.trimEnd())
    rest = rest.slice(line.length).trimStart()
  }
  return rest === '' ? lines : [...lines, clipText(rest, fit)]
}

/** As much of the text as fits one line, with '…' where something was left out. */
export function clipText(text: string, fit: { width: number; measure: Measure }): string {
  if (fit.measure(text) <= fit.width) return text
  return `${longestPrefix(text, { ...fit, width: fit.width - fit.measure('…') }).trimEnd()}…`
}

/** Breaks after a space or a hyphen if it can, and inside a word if it must. */
function firstLine(text: string, fit: { width: number; measure: Measure }): string {
  const prefix = longestPrefix(text, fit)
  if (prefix.length === text.length || text.charAt(prefix.length) === ' ') return prefix
  const words = prefix.match(/^.*[ \-/@,]/s)?.[0]
  return words || prefix
}

/** At least one letter, or a narrow column would never end. */
function longestPrefix(text: string, { width, measure }: { width: number; measure: Measure }): string {
  const letters = [...text]
  let [low, high] = [1, letters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(letters.slice(0, middle).join('')) <= width) low = middle
    else high = middle - 1
  }
  return letters.slice(0, low).join('')
}
