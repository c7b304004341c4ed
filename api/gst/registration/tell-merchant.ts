import { raiseNotice } from '../../notice/raise-notice.ts'
import type { Tx } from '../../platform/database.ts'
import type { Registration } from './registration-store.ts'

/** The owner of the business hears of it, and whoever began the registration. */
export async function tellMerchant(
  tx: Tx,
  { id, merchant_id, created_by }: Pick<Registration, 'id' | 'merchant_id' | 'created_by'>,
  words: { title: string; text: string },
): Promise<void> {
  const people = await tx
    .selectFrom('app_user')
    .select('id')
    .where('merchant_id', '=', merchant_id)
    .where((eb) => eb.or([eb('is_owner', '=', true), eb('id', '=', created_by)]))
    .orderBy('id')
    .execute()
  for (const person of people)
    await raiseNotice(tx, {
      userId: person.id,
      kind: 'gst',
      link: `/merchant/product/gst/registration/${id}`,
      ...words,
    })
}
