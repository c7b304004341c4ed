import { raiseNotice } from '../../notice/raise-notice.ts'
import type { Tx } from '../../platform/database.ts'
import type { Application } from '../application-store.ts'

/** The owner of the business hears of it, and whoever began the application. */
export async function tellMerchant(
  tx: Tx,
  { id, merchant_id, created_by }: Pick<Application, 'id' | 'merchant_id' | 'created_by'>,
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
      kind: 'pan',
      link: `/merchant/product/nsdl-pan/paninfo/${id}`,
      ...words,
    })
}
