import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { type CaptchaPuzzle, puzzleSalt, solvesPart } from '../../contract/captcha-puzzle.ts'

const hash = promisify(pbkdf2)
const together = 4

/** Works as a visitor's browser does. */
export async function solvePuzzle(puzzle: CaptchaPuzzle): Promise<number[]> {
  const numbers: number[] = []
  for (let part = 0; part < puzzle.parts; part++) numbers.push(await solvePart(puzzle, part))
  return numbers
}

async function solvePart({ puzzle, rounds, zeroBits }: CaptchaPuzzle, part: number): Promise<number> {
  for (let first = 0; ; first += together) {
    const tries = Array.from({ length: together }, (_, i) => first + i)
    const hashes = await Promise.all(tries.map((n) => hash(puzzle, puzzleSalt(part, n), rounds, 32, 'sha256')))
    const found = hashes.findIndex((one) => solvesPart(one, zeroBits))
    if (found >= 0) return first + found
  }
}
