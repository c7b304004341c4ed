/** The same spelling that a merchant's reference is brought into. */
const squeeze = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** A number as payment systems make them: RTGS 22 letters and digits, NEFT 16, UPI and IMPS 12 digits. */
const shapes = [/^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{22}$/, /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{16}$/, /^\d{12}$/]

/** What a line is known by: the column for it, or else a number found in the description; empty where there is none. */
export function findReference(column: string, description: string): string {
  return numberIn(column) ?? plainReference(column) ?? numberIn(description) ?? ''
}

/** The column holds a bare number, and not words or a dash. */
function plainReference(text: string): string | undefined {
  if (/[a-z]{2,}\s+[a-z]{2,}/i.test(text)) return undefined
  const bare = unpadded(squeeze(text))
  return /^[A-Z0-9/]{3,40}$/.test(bare) && /[1-9]/.test(bare) ? bare : undefined
}

/** Some banks fill numbers of 12 digits up with zeros. */
const unpadded = (text: string): string => (/^0+\d{12}$/.test(text) ? text.slice(-12) : text)

function numberIn(text: string): string | undefined {
  const words = text
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .map(unpadded)
  for (const shape of shapes) {
    const found = words.find((word) => shape.test(word))
    if (found) return found
  }
  return undefined
}
