import type { Db } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'

export interface IdType {
  id: string
  name: string
  level: number
  /** Of one id, in paise. */
  price: number
  defaultPackageId: string
  /** Ids of the types that one of this type may add below itself. */
  recruits: string[]
}

/** An id type in use; any other is told at the field `idType`. */
export async function requireIdType(db: Db, id: string): Promise<IdType> {
  const row = /^\d{1,18}$/.test(id)
    ? await db
        .selectFrom('id_type')
        .select(['id', 'name', 'level', 'price', 'default_package_id'])
        .where('id', '=', id)
        .where('active', '=', true)
        .executeTakeFirst()
    : undefined
  if (!row) throw badRequest('Please check what you entered.', { idType: 'Please choose one of the list' })
  const recruits = await db.selectFrom('id_type_recruit').select('recruits_id').where('id_type_id', '=', id).execute()
  const { price, default_package_id, ...facts } = row
  return {
    ...facts,
    price: Number(price),
    defaultPackageId: default_package_id,
    recruits: recruits.map((one) => one.recruits_id),
  }
}
