import { demoCorrections } from '../../database/demo/corrections.ts'
import type { Tx } from '../platform/database.ts'
import type { DemoHouse } from './demo-house.ts'
import { daysAgo, type PastEvent } from './past.ts'
import { pastEntry } from './past-entry.ts'

type Correction = (typeof demoCorrections)[number]
const decidedAfterMs = 90 * 60_000

/** A correction in each state; the one that waits was asked for by staff, so that the admin can decide it. */
export const pastCorrections = (house: DemoHouse): PastEvent[] =>
  demoCorrections.map((one) => ({
    at: daysAgo(one.daysAgo, '12:20'),
    happen: (tx, at) => addCorrection(tx, house, { one, at }),
  }))

async function addCorrection(tx: Tx, house: DemoHouse, { one, at }: { one: Correction; at: Date }): Promise<void> {
  const { mobile, askedBy, daysAgo: _, status, ...correction } = one
  const merchantId = house.merchants.get(mobile) ?? ''
  const asker = await tx.selectFrom('app_user').select('id').where('user_name', '=', askedBy).executeTakeFirstOrThrow()
  const decided = { decided_at: new Date(at.getTime() + decidedAfterMs), decided_by: house.adminId }
  const withdrawn = { ...decided, decided_by: asker.id }
  const { id, no } = await tx
    .insertInto('correction')
    .values({
      ...correction,
      merchant_id: merchantId,
      asked_by: asker.id,
      asked_at: at,
      status: status === 'approved' ? 'pending' : status,
      ...(status === 'rejected' && decided),
      ...(status === 'withdrawn' && withdrawn),
    })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
  if (status !== 'approved') return
  const sign = correction.direction === 'credit' ? 1 : -1
  const entry_id = await pastEntry(tx, {
    reference: `correction:${no}`,
    kind: 'correction',
    narration: `${no}: ${correction.reason}`,
    actorId: house.adminId,
    at: decided.decided_at,
    lines: [
      { account: { wallet: merchantId }, amount: sign * correction.amount },
      { account: 'adjustment', amount: -sign * correction.amount },
    ],
  })
  await tx
    .updateTable('correction')
    .set({ status, ...decided, entry_id })
    .where('id', '=', id)
    .execute()
}
