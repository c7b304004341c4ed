import type { Option } from '../../contract/kernel/fields.ts'
import type { Db } from '../platform/database.ts'

/** The packages in use, to choose from. */
export async function packageOptions(db: Db): Promise<Option[]> {
  const rows = await db
    .selectFrom('package')
    .select(['id', 'name'])
    .where('active', '=', true)
    .orderBy('name')
    .execute()
  return rows.map(({ id, name }) => ({ value: id, label: name }))
}
