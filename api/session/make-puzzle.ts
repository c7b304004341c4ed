import type { CaptchaPuzzle } from '../../contract/captcha-puzzle.ts'
import type { CaptchaPurpose } from '../../contract/session.ts'
import type { Visitor } from '../platform/actor.ts'
import { randomToken } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import { keepCaptcha } from './captcha-store.ts'
import { puzzlePrice } from './puzzle-price.ts'

const parts = 16
const rounds = 2000

/** For those who cannot read the picture: their browser works for some seconds instead. */
export async function makePuzzle(tx: Tx, visitor: Visitor, purpose: CaptchaPurpose): Promise<CaptchaPuzzle> {
  const puzzle = { puzzle: randomToken(16), parts, rounds, zeroBits: await puzzlePrice(tx, visitor) }
  await keepCaptcha(tx, visitor, `puzzle:${purpose}`, JSON.stringify(puzzle))
  return puzzle
}
