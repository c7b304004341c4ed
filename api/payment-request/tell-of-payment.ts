import { raiseNotice } from '../notice/raise-notice.ts'
import type { Tx } from '../platform/database.ts'
import type { PaymentRecord } from './payment-store.ts'

/** The owner of the business hears of it, and whoever asked. */
export async function tellOfPayment(
  tx: Tx,
  payment: PaymentRecord,
  words: { title: string; text: string },
): Promise<void> {
  const people = await tx
    .selectFrom('app_user')
    .select('id')
    .where('merchant_id', '=', payment.merchant_id)
    .where((eb) => eb.or([eb('is_owner', '=', true), eb('id', '=', payment.created_by)]))
    .orderBy('id')
    .execute()
  for (const { id } of people)
    await raiseNotice(tx, { userId: id, kind: 'payment', link: '/merchant/accounts/payment-list', ...words })
}
