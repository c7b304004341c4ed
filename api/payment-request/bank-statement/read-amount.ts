/** What a cell says of money. */
export interface Money {
  /** Minus only where the cell itself says so. */
  paise: number
  /** Where the cell names a side, such as '1,000.00 Cr'. */
  side?: 'credit' | 'debit'
}

const currency = /^(?:₹|rs\.?|inr)\s*/i
const sideBehind = /\s*(?<![a-z])(?:\((cr|dr)\.?\)|(cr|dr|c|d|credit|debit)\.?)$/i
/** Digits alone, or grouped as in India (1,23,456) or elsewhere (123,456). */
const digits = /^(?:\d{1,15}|\d{1,3}(?:,\d{2,3})*,\d{3})$/

/** With its sign, currency and side; a longer text is none, and would take long to look through. */
const longestAmount = 64

/** Reads an amount digit by digit, without floating point; nothing for what is none. */
export function readAmount(text: string): Money | undefined {
  if (text.length > longestAmount) return undefined
  const [, bracketed, open] = sideBehind.exec(text) ?? []
  const named = (bracketed ?? open)?.toLowerCase()
  const bare = text.replace(sideBehind, '').trim()
  const signed = /^\((.+)\)$/.exec(bare)?.[1] ?? bare
  const minus = signed !== bare || /^-|-$/.test(bare)
  const plain = signed.replace(/^[+-]\s*|\s*-$/g, '').replace(currency, '')
  const [whole = '', fraction = ''] = plain.split('.')
  if (!digits.test(whole) || !/^\d{0,2}0*$/.test(fraction) || plain.split('.').length > 2) return undefined
  const paise = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  if (!Number.isSafeInteger(paise)) return undefined
  const side = named && (named.startsWith('c') ? 'credit' : 'debit')
  return { paise: minus && paise > 0 ? -paise : paise, ...(side && { side }) }
}

/** The side that a cell beside the amount names. */
export function readSide(text: string): Money['side'] {
  if (/^(cr?|credit|deposit)\.?$/i.test(text)) return 'credit'
  return /^(dr?|debit|withdrawal)\.?$/i.test(text) ? 'debit' : undefined
}
