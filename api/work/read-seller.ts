import type { Db } from '../platform/database.ts'
import type { WorkRow } from './work-kind.ts'

/** Whose work it is, as its page names the business. */
export const readSeller = (
  db: Db,
  { merchant_id }: Pick<WorkRow, 'merchant_id'>,
): Promise<{ code: string; bussName: string }> =>
  db
    .selectFrom('merchant')
    .select(['code', 'business_name as bussName'])
    .where('id', '=', merchant_id)
    .executeTakeFirstOrThrow()
