/** What somebody typed, as numbers are compared by it. */
export interface TypedSearch {
  text: string
  /** In capitals, without the spaces and dashes that people put into numbers. */
  number: string
  /** Nothing but digits. */
  digits: boolean
  /** Every six digits in a row, as the index of numbers keeps them; none where there is anything but digits. */
  pieces: number[]
}

export function readTypedSearch(q: string): TypedSearch {
  const number = q.toUpperCase().replace(/[\s-]/g, '')
  const digits = /^[0-9]+$/.test(number)
  const pieces = digits && number.length >= 6 ? number.length - 5 : 0
  return {
    text: q,
    number,
    digits,
    pieces: Array.from({ length: pieces }, (_, at) => Number(number.slice(at, at + 6))),
  }
}

/** The numbers that may be meant: as typed, and 'P000012' for a bare 12. */
export function numbersWith(prefix: string, { number, digits }: TypedSearch): string[] {
  return digits && number.length <= 15 ? [number, prefix + number.padStart(6, '0')] : [number]
}
