import { randomInt } from 'node:crypto'

/** Letters and digits that stay apart also when bent: no O and 0, no I, 1 and L, no S and 5, no B and 8, no G and 6. */
const alphabet = 'ACDEFHJKMNPRTUWXY3479'
const length = 6

export function captchaText(): string {
  return chosen(alphabet)
}

/** For the spoken captcha. */
export function captchaDigits(): string {
  return chosen('0123456789')
}

function chosen(letters: string): string {
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('')
}
