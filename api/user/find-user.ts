import type { Selectable } from 'kysely'
import { plainUserName } from '../../contract/kernel/ids.ts'
import type { AppUserTable } from '../../database/schema.ts'
import type { Db, Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

export type User = Selectable<AppUserTable>

/** However it is typed, a user name is one: without spaces around it or in a mobile number, in any letter case, in any Unicode form. */
export const tidyUserName = (typed: string): string => plainUserName(typed.normalize('NFKC').trim()).toLowerCase()

export async function findUserByName(db: Db, userName: string): Promise<User | undefined> {
  const tidy = tidyUserName(userName)
  // A name that was given out with a country code or dashes, in earlier years, is still somebody's name.
  const asTyped = userName.normalize('NFKC').trim().toLowerCase()
  const found = await db.selectFrom('app_user').selectAll().where('user_name', 'in', [tidy, asTyped]).execute()
  return found.find((user) => user.user_name === asTyped) ?? found[0]
}

export function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  return db.selectFrom('app_user').selectAll().where('email', '=', email.trim()).executeTakeFirst()
}

export async function lockUser(tx: Tx, id: string): Promise<User> {
  const user = await tx.selectFrom('app_user').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!user) throw notFound('This user does not exist.')
  return user
}
