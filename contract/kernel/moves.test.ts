import { expect, it } from 'vitest'
import { canMove, type Moves } from './moves.ts'

const moves = { pending: ['approve', 'reject'], approved: [], rejected: ['reopen'] } as const satisfies Moves<
  'pending' | 'approved' | 'rejected',
  'approve' | 'reject' | 'reopen'
>

it('a move is possible exactly from the states whose row lists it', () => {
  expect(canMove(moves, 'pending', 'approve')).toBe(true)
  expect(canMove(moves, 'approved', 'approve')).toBe(false)
  expect(canMove(moves, 'pending', 'reopen')).toBe(false)
  expect(canMove(moves, 'rejected', 'reopen')).toBe(true)
})
