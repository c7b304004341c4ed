import { expect, it, vi } from 'vitest'
import { Problem } from '../platform/problem.ts'
import { saveVersion } from './save-version.ts'

const now = new Date('2026-11-17T10:00:00Z')
const kept = { version: 4, called: 'form', content: { name: 'ASHA' } }
const saving = (version: number, name: string) => {
  const write = vi.fn(async () => undefined)
  const answer = saveVersion({ kept, given: { version, content: { name } }, now, write })
  return { write, answer }
}

it('a draft is saved as its next version by whoever has seen the one that is kept', async () => {
  const { write, answer } = saving(4, 'ASHA RAO')
  expect(await answer).toEqual({ version: 5, savedAt: now.toISOString() })
  expect(write.mock.calls).toEqual([[5]])
})

it('a save whose answer got lost is told that it was made, and writes nothing', async () => {
  const { write, answer } = saving(3, 'ASHA')
  expect(await answer).toEqual({ version: 4, savedAt: now.toISOString() })
  expect(write).not.toHaveBeenCalled()
})

it('whoever saw an older version, or one that is still to come, is told to load it again', async () => {
  for (const [version, name] of [
    [3, 'ASHA RAO'],
    [2, 'ASHA'],
    [5, 'ASHA'],
  ] as const) {
    const { write, answer } = saving(version, name)
    const refusal = await answer.catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Problem)
    expect(refusal).toMatchObject({
      status: 409,
      message: 'This form was changed in another window. Please load it again, so that nothing is lost.',
    })
    expect(write).not.toHaveBeenCalled()
  }
})
