import { describe, expect, it } from 'vitest'
import { canMove, isOpen, movesFrom, targetsOf, type Workflow } from './workflow.ts'

const workflow: Workflow<
  'draft' | 'pending' | 'approved' | 'rejected',
  'send' | 'drop' | 'approve' | 'reject' | 'reopen'
> = {
  draft: { send: { to: 'pending', by: 'merchant' }, drop: { to: null, by: 'merchant' } },
  pending: {
    approve: { to: ['pending', 'approved'], by: 'office', only: 'another' },
    reject: { to: 'rejected', by: ['office', 'portal'] },
  },
  approved: {},
  rejected: { reopen: { to: 'pending', by: 'merchant' } },
}

describe('a move is possible', () => {
  it('exactly from the states whose row lists it', () => {
    expect(canMove(workflow, 'pending', 'approve')).toBe(true)
    expect(canMove(workflow, 'approved', 'approve')).toBe(false)
    expect(canMove(workflow, 'pending', 'reopen')).toBe(false)
    expect(canMove(workflow, 'rejected', 'reopen')).toBe(true)
  })

  it('for those alone whom the table names', () => {
    expect(canMove(workflow, 'pending', 'reject', 'office')).toBe(true)
    expect(canMove(workflow, 'pending', 'reject', 'portal')).toBe(true)
    expect(canMove(workflow, 'pending', 'reject', 'merchant')).toBe(false)
    expect(canMove(workflow, 'approved', 'reject', 'office')).toBe(false)
  })
})

describe('the moves of a state', () => {
  it('come in the order of the table, for everybody or for one', () => {
    expect(movesFrom(workflow, 'pending')).toEqual(['approve', 'reject'])
    expect(movesFrom(workflow, 'pending', 'portal')).toEqual(['reject'])
    expect(movesFrom(workflow, 'approved')).toEqual([])
  })

  it('keep it open for those who can make one', () => {
    expect(isOpen(workflow, 'pending')).toBe(true)
    expect(isOpen(workflow, 'pending', 'merchant')).toBe(false)
    expect(isOpen(workflow, 'approved')).toBe(false)
  })
})

it('a move leads to one state, to one of several, or to none where nothing is left', () => {
  expect(targetsOf(workflow, 'draft', 'send')).toEqual(['pending'])
  expect(targetsOf(workflow, 'pending', 'approve')).toEqual(['pending', 'approved'])
  expect(targetsOf(workflow, 'draft', 'drop')).toEqual([])
  expect(targetsOf(workflow, 'approved', 'reject')).toEqual([])
})
