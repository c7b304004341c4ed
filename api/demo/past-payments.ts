import { paymentModeLabels } from '../../contract/catalogue/bank.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import { paiseFromRupees } from '../../contract/kernel/money.ts'
import { demoPayments } from '../../database/demo/payments.ts'
import type { Tx } from '../platform/database.ts'
import { readSetting } from '../site/site-settings.ts'
import type { DemoHouse } from './demo-house.ts'
import { keepDemoPicture } from './keep-demo-picture.ts'
import { daysAgo, type PastEvent } from './past.ts'
import { pastEntry } from './past-entry.ts'

type Payment = (typeof demoPayments)[number]

const decidedAfterMs = 50 * 60_000

/** Payments by several banks and modes: approved, sent back, and some that wait. */
export const pastPayments = (house: DemoHouse): PastEvent[] =>
  demoPayments.map((one) => ({
    at: daysAgo(one.daysAgo, one.time),
    happen: (tx, at) => addPayment(tx, house, { one, at }),
  }))

async function addPayment(tx: Tx, house: DemoHouse, { one, at }: { one: Payment; at: Date }): Promise<void> {
  const { mode, reference, amount, status } = one
  const merchantId = house.merchants.get(one.mobile) ?? ''
  const askedBy = house.owners.get(merchantId) ?? ''
  const decided = {
    decided_by: house.adminId,
    decided_at: new Date(Math.min(at.getTime() + decidedAfterMs, Date.now())),
  }
  const twoPeople = paiseFromRupees(await readSetting(tx, 'twoPersonLimit'))
  const seen = amount > twoPeople && { first_approved_by: house.staffId, first_approved_at: at }
  const { id, ref_no } = await tx
    .insertInto('payment_request')
    .values({
      merchant_id: merchantId,
      bank_id: tx.selectFrom('bank_account').select('id').where('position', '=', one.bank),
      mode,
      reference,
      amount,
      paid_on: indianDay(at),
      remark: 'remark' in one ? one.remark : '',
      slip_file_id: await keepSlip(tx, house, { one, askedBy }),
      created_at: at,
      created_by: askedBy,
      reason: 'reason' in one ? one.reason : '',
      ...seen,
      status: status === 'approved' ? 'pending' : status,
      ...(status === 'rejected' && decided),
    })
    .returning(['id', 'ref_no'])
    .executeTakeFirstOrThrow()
  if (status !== 'approved') return
  const entry_id = await credit(tx, one, {
    id,
    refNo: ref_no,
    merchantId,
    at: decided.decided_at,
    actorId: house.adminId,
  })
  await tx
    .updateTable('payment_request')
    .set({ status, ...decided, entry_id })
    .where('id', '=', id)
    .execute()
}

const keepSlip = (tx: Tx, { files }: DemoHouse, { one, askedBy }: { one: Payment; askedBy: string }): Promise<string> =>
  keepDemoPicture(tx, files, { picture: 'paper', name: `slip-${one.reference}.jpg`, userId: askedBy })

function credit(
  tx: Tx,
  { mode, reference, amount }: Payment,
  by: { id: string; refNo: string; merchantId: string; at: Date; actorId: string },
): Promise<string> {
  return pastEntry(tx, {
    reference: `payment-request:${by.id}`,
    kind: 'payment',
    narration: `${by.refNo}: ${paymentModeLabels[mode]} ${reference}`,
    actorId: by.actorId,
    at: by.at,
    lines: [
      { account: 'bank', amount: -amount },
      { account: { wallet: by.merchantId }, amount },
    ],
  })
}
