import { describe, expect, it } from 'vitest'
import type { Workflow } from '../../contract/kernel/workflow.ts'
import { Problem } from './problem.ts'
import { nextState, requireMove } from './require-move.ts'

const table: Workflow<'draft' | 'pending' | 'approved', 'send' | 'drop' | 'approve' | 'reject' | 'reopen'> = {
  draft: { send: { to: 'pending', by: 'merchant' }, drop: { to: null, by: 'merchant' } },
  pending: { approve: { to: ['pending', 'approved'], by: 'office' }, reject: { to: 'draft', by: 'office' } },
  approved: {},
}

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

describe('the state after a move', () => {
  it('is the one of the table', () => {
    expect(nextState(table, 'draft', 'send')).toBe('pending')
    expect(nextState(table, 'pending', 'reject', 'draft')).toBe('draft')
  })

  it('is chosen by the case where the table names several', () => {
    expect(nextState(table, 'pending', 'approve', 'approved')).toBe('approved')
    expect(() => nextState(table, 'pending', 'approve')).toThrow("leads from 'pending' to pending or approved")
  })

  it('is never one that the table does not name', () => {
    expect(() => nextState(table, 'pending', 'reject', 'approved')).toThrow("not to 'approved'")
    expect(() => nextState(table, 'draft', 'drop')).toThrow("leads from 'draft' to nothing")
  })

  it('is not told where the move is not possible', () => {
    expect(refusalOf(() => nextState(table, 'approved', 'send')).status).toBe(409)
  })
})
