import { expect, it } from 'vitest'
import { gatewayStates, gatewayWorkflow } from './gateway.ts'
import { movesFrom, targetsOf } from './kernel/workflow.ts'

it('paid is the end of an order, and every other state can still become paid', () => {
  for (const state of gatewayStates) {
    const reached = movesFrom(gatewayWorkflow, state).flatMap((move) => targetsOf(gatewayWorkflow, state, move))
    expect(reached.includes('paid')).toBe(state !== 'paid')
  }
  expect(gatewayWorkflow.paid).toEqual({})
})
