import { readFileSync } from 'node:fs'
import { assetPath } from '../files/asset-path.ts'

/** A longer tail than this is a secret of its own. */
const longestTail = 6

let known: ReadonlySet<string> | undefined

/** Whether a password is among the most used, also with capitals or with a few digits and signs at its end. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(readFileSync(assetPath('common-passwords.txt'), 'utf8').split('\n'))
  const plain = password.normalize('NFKC').toLowerCase().trim()
  if (plain === '') return true
  const stem = plain.replace(/[^a-z]+$/, '')
  return known.has(plain) || (stem !== '' && plain.length - stem.length <= longestTail && known.has(stem))
}
