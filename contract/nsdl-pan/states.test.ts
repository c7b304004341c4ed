import { describe, expect, it } from 'vitest'
import { canMove, isOpen } from '../kernel/workflow.ts'
import { panMoves, panStateFacts, panStateOptions, panStates, panWorkflow } from './states.ts'

const from = (move: (typeof panMoves)[number]) => panStates.filter((state) => canMove(panWorkflow, state, move))

describe('an application for a PAN', () => {
  it('ends when the PAN is issued or the application is cancelled, and nowhere else', () => {
    expect(panStates.filter((state) => !isOpen(panWorkflow, state))).toEqual(['issued', 'cancelled'])
  })

  it('gives money back only before the PAN is issued, and only where the head office has it or sent it back', () => {
    expect(from('refund')).toEqual(['verification', 'verified', 'acknowledged', 'rejected'])
    expect(from('cancel')).toEqual(['awaiting-scan', 'awaiting-crop'])
    expect(from('confirm-cancel')).toEqual(['esign-failed'])
  })

  it('gets its PAN only after the provider has acknowledged it, which follows the verification', () => {
    expect([from('verify'), from('acknowledge'), from('issue')]).toEqual([
      ['verification'],
      ['verified'],
      ['acknowledged'],
    ])
  })

  it('can make every move from somewhere', () => {
    expect(panMoves.filter((move) => from(move).length === 0)).toEqual([])
  })

  it('waits for the merchant while there is something to mend, and for the head office while it is looked at', () => {
    const movers = ['merchant', 'office', 'admin', 'provider', 'portal'] as const
    const waitsFor = (state: (typeof panStates)[number]) => movers.filter((mover) => isOpen(panWorkflow, state, mover))
    expect(panStates.filter((state) => waitsFor(state).join() === 'merchant')).toEqual([
      'draft',
      'awaiting-scan',
      'awaiting-crop',
      'tin-rejected',
    ])
    expect(panStates.filter((state) => waitsFor(state).join() === 'office')).toEqual([
      'verification',
      'verified',
      'acknowledged',
      'tin-resubmitted',
    ])
    // The applicant signs; the merchant may take the step back, and time may run out.
    expect(waitsFor('esign-pending')).toEqual(['merchant', 'provider', 'portal'])
    expect(waitsFor('esign-failed')).toEqual(['merchant', 'office'])
  })

  it('is called by a name of its own in each state, and says what happens next', () => {
    expect(new Set(panStateOptions.map(({ label }) => label)).size).toBe(panStates.length)
    expect(panStates.filter((state) => !panStateFacts[state].next().endsWith('.'))).toEqual([])
  })
})
