import { raiseNotice } from '../notice/raise-notice.ts'
import type { Tx } from '../platform/database.ts'

interface Words {
  title: string
  text: string
  link: string
  /** Told beside the owner: whoever asked. */
  askedBy?: string
}

/** The owner of the business hears of it, and whoever asked. */
export async function tellMerchant(tx: Tx, merchantId: string, { askedBy, ...words }: Words): Promise<void> {
  const people = await tx
    .selectFrom('app_user')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where((eb) => eb.or([eb('is_owner', '=', true), eb('id', '=', askedBy ?? null)]))
    .orderBy('id')
    .execute()
  for (const { id } of people) await raiseNotice(tx, { userId: id, kind: 'uti', ...words })
}
