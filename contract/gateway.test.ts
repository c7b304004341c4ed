import { expect, it } from 'vitest'
import { gatewayMoves, gatewayStates, stateAfter } from './gateway.ts'

it('paid is the end of an order, and every other state can still become paid', () => {
  for (const state of gatewayStates) {
    const reached = gatewayMoves[state].map((move) => stateAfter[move])
    expect(reached.includes('paid')).toBe(state !== 'paid')
  }
  expect(gatewayMoves.paid).toEqual([])
})
