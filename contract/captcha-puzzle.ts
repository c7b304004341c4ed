import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import { anyone } from './kernel/role.ts'
import { captchaQuery } from './session.ts'

/**
 * A puzzle that a browser solves in place of a picture: for each part it looks for a number whose PBKDF2 hash begins
 * with so many zero bits. Many parts make the time it takes nearly the same every time.
 */
export const captchaPuzzle = z.object({
  puzzle: z.string(),
  parts: z.number(),
  zeroBits: z.number(),
  /** Of PBKDF2 with SHA-256, which browsers reckon as fast as any other program. */
  rounds: z.number(),
})
export type CaptchaPuzzle = z.infer<typeof captchaPuzzle>

/** What is hashed, with the puzzle as the password, to try a number for a part. */
export const puzzleSalt = (part: number, number: number): string => `${part}.${number}`

/** Whether a hash begins with enough zeros. */
export function solvesPart(hash: Uint8Array, zeroBits: number): boolean {
  const start = new DataView(hash.buffer, hash.byteOffset, 4).getUint32(0)
  return start < 2 ** (32 - zeroBits)
}

export const askForPuzzle = endpoint({
  method: 'POST',
  path: '/captcha/puzzle',
  changes: [],
  because: 'A puzzle is for one form and shown nowhere else',
  summary: 'A puzzle for the browser, for those who cannot read the picture',
  allow: anyone,
  limit: 'puzzle',
  query: captchaQuery,
  reply: captchaPuzzle,
})

const number = z.number().check(z.int(), z.gte(0), z.lte(2 ** 32))
export const handInPuzzle = endpoint({
  method: 'POST',
  path: '/captcha/puzzle/solved',
  changes: [],
  because: 'A puzzle is for one form and shown nowhere else',
  summary: 'Hand in a solved puzzle for the text that answers the captcha',
  allow: anyone,
  limit: 'captcha',
  query: captchaQuery,
  body: z.object({ numbers: z.array(number).check(z.maxLength(64)) }),
  reply: z.object({ captcha: z.string() }),
})
