import { sameText } from '../crypto/keyed-hash.ts'

/** People type small letters and spaces; both count as right. */
export function matchesCaptcha(expected: string, typed: string): boolean {
  return plain(expected) !== '' && sameText(plain(expected), plain(typed))
}

function plain(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}
