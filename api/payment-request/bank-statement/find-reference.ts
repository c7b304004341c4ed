/** The same spelling that a merchant's reference is brought into. */
const squeeze = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** UPI and IMPS count with 12 digits. */
const twelveDigits = /^\d{12}$/
/** What a column for references holds of NEFT and RTGS: 16 or 22 letters and digits. */
const betweenBanks = [/^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{22}$/, /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{16}$/]
/**
 * Among the words of a description, where the payer's own stand too, only the full shape counts: the four letters of a
 * bank, R or N, the channel, the day and 8 digits; or its four letters, at most two signs and digits up to 16; or, as one
 * large bank makes them, N and 15 digits.
 */
const utr = /^(?:[A-Z]{4}[RN]\d20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{8}|[A-Z]{4}[A-Z\d]{2}\d{10}|N\d{15})$/

/**
 * A payer's UPI id often begins with a mobile number, which looks like a reference: 919876543210@ybl. It may hold
 * hyphens, but many banks part the words of a description by them: between slashes all are its own, elsewhere only
 * those before one or two digits. Each look begins where a word does, so that a long cell is read in one go.
 */
const upiIds = /(?<=\/)[A-Z\d._-]{1,255}@[A-Z\d]{1,64}|(?<![A-Z\d._])[A-Z\d._]{1,255}(?:-\d{1,2})?@[A-Z\d]{1,64}/g

const longest = { column: 100, description: 500 }

/**
 * What a line is known by: the column for it, or else a number found in the description; empty where there is none. Of
 * NEFT and RTGS some banks write a number of their own into the column, and what the payer knows into the description.
 */
export function findReference(columnText: string, descriptionText: string): string {
  const column = cut(columnText, longest.column)
  const description = cut(descriptionText, longest.description)
  // The first of these words is the bank's, the others may be the payer's.
  const [, byBanks] = /\b(?:(NEFT|RTGS)|UPI|IMPS)\b/i.exec(description) ?? []
  const utrFirst = byBanks ? (numberIn(column, betweenBanks) ?? utrIn(description)) : undefined
  return (
    utrFirst ??
    numberIn(column, [...betweenBanks, twelveDigits]) ??
    plainReference(column) ??
    numberIn(description, [twelveDigits]) ??
    utrIn(description) ??
    ''
  )
}

/** Ends with a whole word: the first digits of a longer number are no number. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/(?<![a-z\d])[a-z\d]+$/i, '')

/** The column holds a bare number, and not words or a dash. */
function plainReference(text: string): string | undefined {
  if (/[a-z]{2}\s+[a-z]{2}/i.test(text)) return undefined
  const bare = unpadded(squeeze(text))
  return /^[A-Z0-9/]{3,40}$/.test(bare) && /[1-9]/.test(bare) ? bare : undefined
}

/** Some banks fill numbers of 12 digits up with zeros. */
const unpadded = (text: string): string => (/^0+\d{12}$/.test(text) ? text.slice(-12) : text)

export const withoutUpiIds = (text: string): string => text.toUpperCase().replace(upiIds, ' ')

const wordsOf = (text: string): string[] =>
  withoutUpiIds(text)
    .split(/[^A-Z0-9]+/)
    .map(unpadded)

function numberIn(text: string, wanted: readonly RegExp[]): string | undefined {
  const words = wordsOf(text)
  for (const shape of wanted) {
    const found = words.find((word) => shape.test(word))
    if (found) return found
  }
  return undefined
}

/** Where there are two, one may be the payer's invention: nobody can tell which. */
function utrIn(description: string): string | undefined {
  const found = new Set(wordsOf(description).filter((word) => utr.test(word)))
  return found.size === 1 ? [...found][0] : undefined
}
