import { type NewNotice, raiseNotice } from '../notice/raise-notice.ts'
import type { Tx } from '../platform/database.ts'

/** Which business hears of something, and who of it beside the owner: whoever asked for it. */
export interface BusinessRecipients {
  merchantId: string
  askedBy?: string
}

/** Tells the owner of a business, and whoever asked; a person who is locked out learns nothing. */
export async function tellBusiness(
  tx: Tx,
  { merchantId, askedBy }: BusinessRecipients,
  notice: Omit<NewNotice, 'userId'>,
): Promise<void> {
  const people = await tx
    .selectFrom('app_user')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('locked_at', 'is', null)
    .where((eb) => eb.or([eb('is_owner', '=', true), eb('id', '=', askedBy ?? null)]))
    .orderBy('id')
    .execute()
  for (const { id } of people) await raiseNotice(tx, { userId: id, ...notice })
}
