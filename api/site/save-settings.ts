import { sql } from 'kysely'
import { allSettings, type SiteSettings } from '../../contract/site-settings.ts'
import type { Tx } from '../platform/database.ts'

/** Stores settings; those left out stay as they are. Unknown names never get here: the contract drops them. */
export async function saveSettings(
  tx: Tx,
  values: Partial<SiteSettings>,
  userId: string | null = null,
): Promise<string[]> {
  const given = Object.entries(values).filter(
    ([name, value]) => value !== undefined && Object.hasOwn(allSettings, name),
  )
  for (const [key, value] of given) {
    const stored = { value: JSON.stringify(value), updated_by: userId }
    await tx
      .insertInto('site_setting')
      .values({ key, ...stored })
      .onConflict((oc) => oc.column('key').doUpdateSet({ ...stored, updated_at: sql`now()` }))
      .execute()
  }
  return given.map(([name]) => name)
}
