import type { Insertable, Selectable } from 'kysely'
import type { PaymentRequestTable } from '../../database/schema.ts'
import { paymentAnswerTexts } from '../../texts/en/payment-answer.ts'
import type { Db, Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

export type PaymentRecord = Selectable<PaymentRequestTable>

/** Answers nothing when this payment was told of before: the unique index decides. */
export function insertPayment(tx: Tx, row: Insertable<PaymentRequestTable>) {
  return tx
    .insertInto('payment_request')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .returning(['id', 'ref_no'])
    .executeTakeFirst()
}

export async function lockPayment(tx: Tx, id: string): Promise<PaymentRecord> {
  const row = await tx.selectFrom('payment_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound(paymentAnswerTexts.noSuchPaymentRequest())
  return row
}

export async function savePayment(tx: Tx, id: string, change: Partial<Insertable<PaymentRequestTable>>): Promise<void> {
  await tx.updateTable('payment_request').set(change).where('id', '=', id).execute()
}

/** A payment with the words for what it refers to; a merchant finds its own only. */
export async function readPayment(db: Db, id: string, owner?: { merchantId: string | null }) {
  let query = db
    .selectFrom('payment_request as p')
    .innerJoin('merchant', 'merchant.id', 'p.merchant_id')
    .innerJoin('bank_account', 'bank_account.id', 'p.bank_id')
    .innerJoin('stored_file', 'stored_file.id', 'p.slip_file_id')
    .innerJoin('app_user as asker', 'asker.id', 'p.created_by')
    .leftJoin('app_user as first', 'first.id', 'p.first_approved_by')
    .leftJoin('app_user as decider', 'decider.id', 'p.decided_by')
    .leftJoin('bank_line', 'bank_line.payment_id', 'p.id')
    .selectAll('p')
    .select([
      'merchant.code',
      'merchant.business_name',
      'bank_account.bank_name',
      'bank_account.account_no',
      'stored_file.type as slip_type',
      'asker.display_name as asked_by',
      'first.display_name as first_name',
      'decider.display_name as decider_name',
      'bank_line.day as statement_day',
    ])
    .where('p.id', '=', id)
  if (owner) query = query.where('p.merchant_id', '=', owner.merchantId)
  const row = await query.executeTakeFirst()
  if (!row) throw notFound(paymentAnswerTexts.noSuchPaymentRequest())
  return row
}
