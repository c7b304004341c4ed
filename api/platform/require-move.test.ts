import { describe, expect, it } from 'vitest'
import type { Moves } from '../../contract/kernel/moves.ts'
import { Problem } from './problem.ts'
import { requireMove } from './require-move.ts'

const moves = { pending: ['approve', 'reject'], approved: [] } as const satisfies Moves<
  'pending' | 'approved',
  'approve' | 'reject' | 'reopen'
>
const table: Moves<'pending' | 'approved', 'approve' | 'reject' | 'reopen'> = moves

function refusalOf(work: () => void): Problem {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return error
  }
  throw new Error('nothing was refused')
}

describe('a move', () => {
  it('that the table lists goes on', () => {
    expect(() => requireMove(table, 'pending', 'reject')).not.toThrow()
  })

  it('that it does not list is a conflict that names the possible ones', () => {
    const refusal = refusalOf(() => requireMove(table, 'pending', 'reopen'))
    expect(refusal.status).toBe(409)
    expect(refusal.body()).toEqual({
      message: "This is 'pending', so 'reopen' is not possible. Possible now: approve, reject.",
      data: ['approve', 'reject'],
    })
  })

  it('from an end says that nothing more can be done', () => {
    const refusal = refusalOf(() => requireMove(table, 'approved', 'approve'))
    expect(refusal.body()).toEqual({
      message: "This is 'approved', so 'approve' is not possible. Nothing more can be done with it.",
      data: [],
    })
  })
})
