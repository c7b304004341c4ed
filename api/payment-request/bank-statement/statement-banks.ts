import type { Option } from '../../../contract/kernel/fields.ts'
import type { Db } from '../../platform/database.ts'

/** All our accounts, also those that take no payments any more: their last statements may still come. */
export async function statementBanks(db: Db): Promise<Option[]> {
  const rows = await db
    .selectFrom('bank_account')
    .select(['id', 'bank_name', 'account_no', 'active'])
    .orderBy('active', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, bank_name, account_no, active }) => ({
    value: id,
    label: `${bank_name} · ${account_no}${active ? '' : ' (not active)'}`,
  }))
}
