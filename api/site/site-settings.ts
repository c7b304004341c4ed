import { allSettings, type SettingName, type SiteSettings } from '../../contract/site-settings.ts'
import type { Db } from '../platform/database.ts'

const defaults = Object.fromEntries(Object.entries(allSettings).map(([name, about]) => [name, about.value]))

/** Every setting of the site. Read anew each time, so that a change counts at once on every process. */
export async function readSettings(db: Db): Promise<SiteSettings> {
  const rows = await db.selectFrom('site_setting').select(['key', 'value']).execute()
  const stored = rows.filter((row) => Object.hasOwn(allSettings, row.key)).map((row) => [row.key, row.value])
  return { ...defaults, ...Object.fromEntries(stored) } as SiteSettings
}

export async function readSetting<Name extends SettingName>(db: Db, name: Name): Promise<SiteSettings[Name]> {
  const row = await db.selectFrom('site_setting').select('value').where('key', '=', name).executeTakeFirst()
  return (row ? row.value : defaults[name]) as SiteSettings[Name]
}
