import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import type { SiteSettings } from './site-settings.ts'

export async function saveSetting<Name extends keyof SiteSettings>(
  tx: Tx,
  name: Name,
  value: SiteSettings[Name],
): Promise<void> {
  const json = JSON.stringify(value)
  await tx
    .insertInto('site_setting')
    .values({ key: name, value: json })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: json, updated_at: sql`now()` }))
    .execute()
}
