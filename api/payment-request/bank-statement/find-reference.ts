/** The same spelling that a merchant's reference is brought into. */
const squeeze = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** A number as payment systems make them: RTGS 22 letters and digits, NEFT 16, UPI and IMPS 12 digits. */
const betweenBanks = [/^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{22}$/, /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{16}$/]
const shapes = [...betweenBanks, /^\d{12}$/]

/** A payer's UPI id often begins with a mobile number, which looks like a reference: 919876543210@ybl. */
const upiIds = /[A-Z0-9._]+@[A-Z0-9]+/g

/**
 * What a line is known by: the column for it, or else a number found in the description; empty where there is none. Of
 * NEFT and RTGS some banks write a number of their own into the column, and what the payer knows into the description.
 */
export function findReference(column: string, description: string): string {
  const told = /\b(NEFT|RTGS)\b/i.test(description) ? bankersNumber(description) : undefined
  return told ?? numberIn(column) ?? plainReference(column) ?? numberIn(description) ?? ''
}

/** The column holds a bare number, and not words or a dash. */
function plainReference(text: string): string | undefined {
  if (/[a-z]{2,}\s+[a-z]{2,}/i.test(text)) return undefined
  const bare = unpadded(squeeze(text))
  return /^[A-Z0-9/]{3,40}$/.test(bare) && /[1-9]/.test(bare) ? bare : undefined
}

/** Some banks fill numbers of 12 digits up with zeros. */
const unpadded = (text: string): string => (/^0+\d{12}$/.test(text) ? text.slice(-12) : text)

const bankersNumber = (text: string): string | undefined => numberIn(text, betweenBanks)

function numberIn(text: string, wanted: readonly RegExp[] = shapes): string | undefined {
  const words = text
    .toUpperCase()
    .replace(upiIds, ' ')
    .split(/[^A-Z0-9]+/)
    .map(unpadded)
  for (const shape of wanted) {
    const found = words.find((word) => shape.test(word))
    if (found) return found
  }
  return undefined
}
