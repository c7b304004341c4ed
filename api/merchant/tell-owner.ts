import type { Words } from '../../texts/say.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import type { Tx } from '../platform/database.ts'
import { findOwner, type Merchant } from './merchant-store.ts'

/** Puts word of a change into the bell of the owner. */
export async function tellOwner(tx: Tx, merchant: Merchant, notice: { title: Words; text: Words }): Promise<void> {
  const owner = await findOwner(tx, merchant.id)
  if (owner) await raiseNotice(tx, { userId: owner.id, kind: 'merchant', ...notice })
}
