import type { Option } from '../../contract/kernel/fields.ts'
import type { Db } from '../platform/database.ts'

/** The id types in use, to choose from; lowest level first. */
export async function idTypeOptions(db: Db): Promise<Option[]> {
  const rows = await db
    .selectFrom('id_type')
    .select(['id', 'name'])
    .where('active', '=', true)
    .orderBy('level')
    .orderBy('name')
    .execute()
  return rows.map(({ id, name }) => ({ value: id, label: name }))
}
