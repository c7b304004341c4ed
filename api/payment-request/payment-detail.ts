import { isOpen } from '../../contract/kernel/workflow.ts'
import { type PaymentDetail, paymentWorkflow } from '../../contract/payment-request.ts'
import { whyNotSecond } from '../audit/why-not-second.ts'
import { rejectionReasons } from '../catalogue/rejection-reasons.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'
import { needsSecond } from './approve-payment.ts'
import { findAlikePayments } from './find-alike-payments.ts'
import { readPayment } from './payment-store.ts'

/** Whoever decides first may; after that only another person. */
async function whyNot(
  db: Db,
  actor: Actor,
  { firstId, now }: { firstId: string | null; now: Date },
): Promise<string | null> {
  if (firstId === null) return null
  return firstId === actor.id ? 'You were the first to approve it.' : whyNotSecond(db, actor, { firstId, now })
}

/** Everything a reviewer compares with the bank. */
export async function paymentDetail(
  db: Db,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<PaymentDetail> {
  const row = await readPayment(db, id)
  const status = row.status
  const open = isOpen(paymentWorkflow, status)
  const whyNotApprove = open ? await whyNot(db, actor, { firstId: row.first_approved_by, now }) : null
  const reasons = await rejectionReasons(db, 'payment')
  return {
    id: row.id,
    refNo: row.ref_no,
    createdAt: row.created_at.toISOString(),
    status,
    amount: Number(row.amount),
    mode: row.mode,
    bank: row.bank_name,
    accountNo: row.account_no,
    reference: row.reference,
    paidOn: row.paid_on,
    branch: row.branch,
    drawnOn: row.drawn_on,
    remark: row.remark,
    reason: row.reason,
    code: row.code,
    bussName: row.business_name,
    askedBy: row.asked_by,
    slipType: row.slip_type,
    firstApprovedBy: row.first_name,
    decidedBy: row.decider_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    balance: await walletBalance(db, row.merchant_id),
    mayApprove: open && whyNotApprove === null,
    whyNotApprove,
    needsSecond:
      status !== 'pending' ? row.first_approved_by !== null : await needsSecond(db, actor, { payment: row, now }),
    secondPersonAbove: Number(row.second_person_above),
    statementDay: row.statement_day,
    alike: await findAlikePayments(db, row),
    reasons: reasons.map(({ reason, remedy }) => [`${reason}.`, remedy].filter(Boolean).join(' ')),
  }
}
