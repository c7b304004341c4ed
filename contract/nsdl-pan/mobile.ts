import { plainMobile } from '../kernel/ids.ts'

/** A number as it is kept: Indian ones in ten digits, others as '+971501234567', whether '+' or '00' was dialled. */
export const plainPanMobile = (typed: string): string => plainMobile(plainMobile(typed).replace(/^00(?=[1-9])/, '+'))

/** Country code and number in at most fifteen digits, as E.164 has them; India's own are told by their ten digits. */
export const isForeignMobile = (text: string): boolean => /^\+(?!91)[1-9]\d{6,14}$/.test(text)

/** The codes of one and of two digits; all others have three. */
const shortCodes = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** The boxes of the form: the country's code, none for an Indian number, and what is dialled after it. */
export function mobileParts(kept: string): { isd: string; number: string } {
  if (!kept.startsWith('+')) return { isd: '', number: kept }
  const digits = kept.slice(1)
  const isd = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3)
  return { isd, number: digits.slice(isd.length) }
}
