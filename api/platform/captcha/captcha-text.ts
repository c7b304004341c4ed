import { randomInt } from 'node:crypto'

/** What stays apart also when bent: no A and 4, O, Q and 0, I, L and 1, S and 5, B and 8, G and 6, Z and 2. */
const alphabet = 'CDEFHJKMNPRTUWXY379'
/** By the ear a nine is a five. */
const digits = '012345678'
const length = 6

export function captchaText(): string {
  return chosen(alphabet)
}

/** For the spoken captcha. */
export function captchaDigits(): string {
  return chosen(digits)
}

function chosen(letters: string): string {
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('')
}
