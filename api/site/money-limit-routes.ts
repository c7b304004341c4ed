import * as calls from '../../contract/money-limit.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import { confirmLimits, withdrawLimits } from './decide-limits.ts'
import { lastChanges, limitsInForce } from './limit-store.ts'
import { proposeLimits } from './propose-limits.ts'

export function moneyLimitRoutes({ read, write }: Api, clock: Clock) {
  read(calls.getMoneyLimits, async ({ db, actor }) => ({
    inForce: await limitsInForce(db),
    changes: await lastChanges(db, actor, clock.now()),
  }))
  write(calls.proposeLimits, ({ tx, actor, body }) => proposeLimits(tx, actor, { values: body, now: clock.now() }))
  write(calls.confirmLimits, ({ tx, actor, params }) => confirmLimits(tx, actor, { id: params.id, now: clock.now() }))
  write(calls.withdrawLimits, ({ tx, actor, params }) => withdrawLimits(tx, actor, { id: params.id, now: clock.now() }))
}
