import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canMove } from './kernel/moves.ts'
import { type DocumentMove, documentMoves, documentStates, type KycMove, kycMoves, kycStates } from './kyc-moves.ts'

const states = fc.constantFrom(...kycStates)
const documents = fc.constantFrom(...documentStates)
const wholeMoves: readonly KycMove[] = ['fill', 'submit', 'approve', 'reject', 'ask-again']
const paperMoves: readonly DocumentMove[] = ['upload', 'verify', 'reject']

describe('the moves of a KYC', () => {
  it('are never open to both sides at once', () => {
    fc.assert(
      fc.property(states, (state) => {
        const persons = canMove(kycMoves, state, 'fill') || canMove(kycMoves, state, 'submit')
        const offices = wholeMoves.slice(2).some((move) => canMove(kycMoves, state, move))
        expect(persons).toBe(!offices)
      }),
    )
  })

  it('approve only what was handed in, and leave every state by some move', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(canMove(kycMoves, state, 'approve')).toBe(state === 'submitted')
        expect(kycMoves[state].length).toBeGreaterThan(0)
      }),
    )
  })

  it('decide a document only while the whole is reviewed and the document is not decided', () => {
    fc.assert(
      fc.property(states, documents, (state, document) => {
        for (const move of ['verify', 'reject'] as const) {
          const open = state === 'submitted' && document === 'uploaded'
          expect(canMove(documentMoves[state], document, move)).toBe(open)
        }
      }),
    )
  })

  it('never leave a document open to the person and to a reviewer at once', () => {
    fc.assert(
      fc.property(states, documents, (state, document) => {
        const [upload, ...decide] = paperMoves.map((move) => canMove(documentMoves[state], document, move))
        expect(upload && decide.includes(true)).toBe(false)
      }),
    )
  })
})
