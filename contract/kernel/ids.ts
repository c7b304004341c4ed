const multiply = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
].map((row) => [...row].map(Number))

const permuteOnce = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]
const permute = buildPermutations()

function buildPermutations(): number[][] {
  const rows = [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]
  while (rows.length < 8) {
    const last = rows[rows.length - 1] ?? []
    rows.push(permuteOnce.map((digit) => last[digit] ?? 0))
  }
  return rows
}

/** Verhoeff's check: it catches every single wrong digit and every swap of neighbours. */
export function passesVerhoeff(digits: string): boolean {
  const reversed = [...digits].reverse()
  return reversed.reduce((sum, digit, i) => multiply[sum]?.[permute[i % 8]?.[Number(digit)] ?? 0] ?? 0, 0) === 0
}

export function isAadhaar(value: string): boolean {
  if (!/^[2-9]\d{11}$/.test(value)) return false
  return value !== [...value].reverse().join('') && passesVerhoeff(value)
}

/** The check letter of a PAN follows a secret rule, so only the shape and the holder type can be judged. */
export function isPan(value: string): boolean {
  return /^[A-Z]{3}[ABCEFGHJKLPT][A-Z](?!0000)\d{4}[A-Z]$/.test(value)
}

/** Digits as people copy them, '8810 0000 0000 007', without their blanks and hyphens. */
export function plainDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** Phones type an apostrophe as ’ or ‘: a name is written with the plain one. */
export const plainApostrophes = (typed: string): string => typed.replace(/[‘’ʼ]/g, "'")

/** A pincode as people write it, '208 001'. Anything else, such as a ZIP code abroad, stays as it is. */
export function plainPincode(typed: string): string {
  return isPincode(plainDigits(typed)) ? plainDigits(typed) : typed
}

/** Many user names are mobile numbers, and may be typed as such. Anything else stays as it is. */
export function plainUserName(typed: string): string {
  return isMobile(plainMobile(typed)) ? plainMobile(typed) : typed
}

/** A mobile number as people write it: '+91 98765 00001', '098765-00001'. Anything else stays as it is. */
export function plainMobile(typed: string): string {
  return typed.replace(/[\s().-]/g, '').replace(/^(\+?91|0)(?=\d{10}$)/, '')
}

export function isMobile(value: string): boolean {
  return /^[6-9]\d{9}$/.test(value)
}

export function isPincode(value: string): boolean {
  return /^[1-9]\d{5}$/.test(value)
}

/** Bank in four letters, a zero, branch in six: 'SBIN0001234'. */
export function isIfsc(value: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value)
}

/** 'name@bank': the handle after the sign has no dots. */
export function isUpiId(value: string): boolean {
  return /^[a-zA-Z0-9._-]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$/.test(value)
}

export function maskAadhaar(value: string): string {
  return `XXXX XXXX ${value.slice(-4)}`
}

/** Whether a text is how a kept number is shown; left so in a form, the kept number stays. */
export const isMaskedAadhaar = (text: string): boolean => /^XXXX XXXX \d{4}$/.test(text)

/** An Aadhaar number as a form shows it again. One that was not typed to its end does not look like a whole one. */
export function maskTypedAadhaar(digits: string): string {
  return digits.length === 12 ? maskAadhaar(digits) : 'X'.repeat(Math.max(digits.length - 4, 0)) + digits.slice(-4)
}

/** What a form keeps of a typed Aadhaar number: hidden digits, in whatever spelling, leave the number that is kept. */
export const takeTypedAadhaar = (typed: string, kept: string): string =>
  hidesDigits(typed) || showsEndOf(kept, typed) ? kept : typed.replace(/\D/g, '')

const hidesDigits = (typed: string) => /[Xx*•]/.test(typed)

/** A mask of other signs, such as '●●●● 2346' or '####-2346': what can be read of it is the end of the kept number. */
function showsEndOf(kept: string, typed: string): boolean {
  const digits = typed.replace(/\D/g, '')
  return /[^\d\s-]/.test(typed) && digits !== '' && digits.length <= 4 && kept.endsWith(digits)
}

/** What a box with a masked number holds after something was typed: nobody mends a mask, a new number begins. */
export function typedOverMask(before: string, typed: string): string {
  if (!hidesDigits(typed)) return typed
  return typed.startsWith(before) ? typed.slice(before.length).replace(/\D/g, '') : ''
}

export function maskPan(value: string): string {
  return `${value.slice(0, 5)}XXXX${value.slice(-1)}`
}

/** 'r****@example.com': enough for the owner to recognise, too little for a stranger. */
export function maskEmail(value: string): string {
  const [name = '', host = ''] = value.split('@')
  return `${name.slice(0, 1)}****@${host}`
}
