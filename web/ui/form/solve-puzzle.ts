import { type CaptchaPuzzle, puzzleSalt, solvesPart } from '../../../contract/captcha-puzzle.ts'

/** The browser hashes on threads of its own; this many keep a phone's cores busy, and the page stays free. */
const together = 8

interface Watch {
  signal: AbortSignal
  /** How much is done, from 0 to 1. */
  onProgress: (done: number) => void
}

/** Looks for the numbers that solve a puzzle. Takes some seconds, of this browser's time and of nobody else's. */
export async function solvePuzzle(puzzle: CaptchaPuzzle, { signal, onProgress }: Watch): Promise<number[]> {
  const hash = await openHash(puzzle)
  const numbers: number[] = []
  while (numbers.length < puzzle.parts) {
    numbers.push(await solvePart(numbers.length))
    onProgress(numbers.length / puzzle.parts)
  }
  return numbers

  async function solvePart(part: number): Promise<number> {
    for (let first = 0; ; first += together) {
      signal.throwIfAborted()
      const tries = Array.from({ length: together }, (_, i) => puzzleSalt(part, first + i))
      const hashes = await Promise.all(tries.map(hash))
      const found = hashes.findIndex((one) => solvesPart(one, puzzle.zeroBits))
      if (found >= 0) return first + found
    }
  }
}

async function openHash({ puzzle, rounds }: CaptchaPuzzle): Promise<(salt: string) => Promise<Uint8Array>> {
  const bytes = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', bytes.encode(puzzle), 'PBKDF2', false, ['deriveBits'])
  return async (salt) => {
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: rounds }
    return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256))
  }
}
