import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

export interface LoginDetails {
  display_name: string
  user_name: string
  mobile: string
  permissions: string[]
}

/** What the back office or the owner writes of a person; the version tells who has read it before. */
export async function setLoginDetails(tx: Tx, userId: string, details: LoginDetails): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ ...details, version: sql`version + 1` })
    .where('id', '=', userId)
    .execute()
}

/** Only for somebody who has never had a password: any other address is asked for at both mailboxes. */
export async function setFirstEmail(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.updateTable('app_user').set({ email }).where('id', '=', userId).execute()
}
