import { randomInt } from 'node:crypto'

/** What stays apart also when bent: no A and 4, O, Q and 0, I, L and 1, S and 5, B and 8, G and 6, Z and 2. */
const alphabet = 'CDEFHJKMNPRTUWXY379'

/** Six letters are enough for the eye; what no one has to read may be longer than anyone can guess. */
export function captchaText(length = 6): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}
