import { expect, it } from 'vitest'
import { openProgress } from './open-progress.ts'

it('a long load says every few seconds which part it is at, how much is done, and how long the rest takes', () => {
  const lines: string[] = []
  let now = 0
  const progress = openProgress(
    (line) => lines.push(line),
    () => now,
  )
  for (const part of ['applications', 'search in applications', 'acts', 'search in acts'] as const)
    for (const share of [0.25, 0.5, 0.75, 1]) {
      now += 2000
      progress(part, share)
    }
  // Sixteen steps of two seconds: a line after every second of them, and the first half weighs as much as it takes.
  expect(lines).toHaveLength(8)
  expect(lines[0]).toMatch(/^Loading applications: \d+ % of everything, about \d+ s left$/)
  expect(lines.at(-1)).toBe('Loading search in acts: 100 % of everything, about 0 s left')
  const shares = lines.map((line) => Number(/(\d+) %/.exec(line)?.[1]))
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})
