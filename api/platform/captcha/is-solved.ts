import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { type CaptchaPuzzle, puzzleSalt, solvesPart } from '../../../contract/captcha-puzzle.ts'

const hash = promisify(pbkdf2)

/** One hash per part, off the main thread, and none after the first wrong one: a false solution costs its first part. */
export async function isSolved(puzzle: CaptchaPuzzle, numbers: readonly number[]): Promise<boolean> {
  if (numbers.length !== puzzle.parts) return false
  for (const [part, number] of numbers.entries()) {
    const found = await hash(puzzle.puzzle, puzzleSalt(part, number), puzzle.rounds, 32, 'sha256')
    if (!solvesPart(found, puzzle.zeroBits)) return false
  }
  return true
}
