import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canMove, isOpen } from './kernel/workflow.ts'
import {
  type DocumentMove,
  documentStates,
  documentWorkflow,
  type KycMove,
  kycStates,
  kycWorkflow,
} from './kyc-moves.ts'

const states = fc.constantFrom(...kycStates)
const documents = fc.constantFrom(...documentStates)
const wholeMoves: readonly KycMove[] = ['fill', 'submit', 'approve', 'reject', 'ask-again']
const paperMoves: readonly DocumentMove[] = ['upload', 'verify', 'reject']

describe('the moves of a KYC', () => {
  it('are never open to both sides at once', () => {
    fc.assert(
      fc.property(states, (state) => {
        const persons = canMove(kycWorkflow, state, 'fill') || canMove(kycWorkflow, state, 'submit')
        const offices = wholeMoves.slice(2).some((move) => canMove(kycWorkflow, state, move))
        expect(persons).toBe(!offices)
      }),
    )
  })

  it('approve only what was handed in, and leave every state by some move', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(canMove(kycWorkflow, state, 'approve')).toBe(state === 'submitted')
        expect(isOpen(kycWorkflow, state)).toBe(true)
      }),
    )
  })

  it('decide a document only while the whole is reviewed and the document is not decided', () => {
    fc.assert(
      fc.property(states, documents, (state, document) => {
        for (const move of ['verify', 'reject'] as const) {
          const open = state === 'submitted' && document === 'uploaded'
          expect(canMove(documentWorkflow[state], document, move)).toBe(open)
        }
      }),
    )
  })

  it('never leave a document open to the person and to a reviewer at once', () => {
    fc.assert(
      fc.property(states, documents, (state, document) => {
        const [upload, ...decide] = paperMoves.map((move) => canMove(documentWorkflow[state], document, move))
        expect(upload && decide.includes(true)).toBe(false)
      }),
    )
  })
})
