import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type GatewayMove, type GatewayState, gatewayWorkflow } from '../../contract/gateway.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import { inTransaction } from '../platform/database.ts'
import { nextState } from '../platform/require-move.ts'
import { openGatewayDesk } from '../testing/gateway-desk.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { checkLedger } from '../wallet/check-ledger.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import type { PaymentEvent } from './provider.ts'

const house = await openTestHouse({ RATE_SCALE: '1000', LOG_LEVEL: 'silent' })
const desk = await openGatewayDesk(house)

const moveOf: Partial<Record<PaymentEvent['kind'], GatewayMove>> = { captured: 'pay', failed: 'fail' }
const told = fc.record({
  kind: fc.constantFrom<PaymentEvent['kind']>('authorized', 'captured', 'failed', 'other'),
  payment: fc.constantFrom(1, 2),
  event: fc.integer({ min: 1, max: 6 }),
  fits: fc.constantFrom(true, true, true, false),
  source: fc.constantFrom('webhook' as const, 'lookup' as const),
})

it('whatever a provider tells in whatever order, the order moves as its table says and is credited once', async () => {
  let round = 0
  await fc.assert(
    fc.asyncProperty(fc.array(told, { maxLength: 12 }), fc.boolean(), async (events, outOfTime) => {
      round += 1
      const { id, orderNo, at } = await desk.opened(10_000 + round)
      const amount = 10_000 + round
      let state: GatewayState = 'created'
      if (outOfTime) {
        state = 'expired'
        await house.db.updateTable('gateway_order').set({ state }).where('id', '=', id).execute()
      }
      const before = await desk.balance()
      const seen = new Set<number>()
      for (const { kind, payment, event, fits, source } of events) {
        const move = moveOf[kind]
        const counts = !seen.has(event) && (kind !== 'captured' || fits)
        if (move && counts && canMove(gatewayWorkflow, state, move)) state = nextState(gatewayWorkflow, state, move)
        seen.add(event)
        const told = {
          eventId: `${orderNo}-${event}`,
          kind,
          providerOrderId: at,
          paymentId: `${orderNo}-p${payment}`,
          amount: fits ? amount : amount + 1,
          currency: 'INR',
          reason: '',
        }
        await inTransaction(house.db, (tx) =>
          applyPaymentEvent(tx, { provider: { name: 'sandbox', testMode: true }, source, event: told }),
        )
        expect((await desk.row(orderNo)).state).toBe(state)
      }
      expect((await desk.balance()) - before).toBe(state === 'paid' ? amount : 0)
    }),
    { numRuns: 40 },
  )
  expect((await checkLedger(house.db)).wrong).toEqual([])
})
