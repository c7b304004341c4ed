import type { BusinessInfo } from '../../contract/site.ts'
import type { Db } from '../platform/database.ts'

/** Every setting of the site with its default; what is stored overrides it. */
export interface SiteSettings {
  businessInfo: BusinessInfo
  /** https address of the embedded chat; empty for none. */
  chatAddress: string
}

const defaults: SiteSettings = {
  businessInfo: {
    businessName: '',
    add1: '',
    add2: '',
    add3: '',
    district: '',
    pin: '',
    state: '',
    contactNo: '',
    emailId: '',
  },
  chatAddress: '',
}

export async function readSetting<Name extends keyof SiteSettings>(db: Db, name: Name): Promise<SiteSettings[Name]> {
  const row = await db.selectFrom('site_setting').select('value').where('key', '=', name).executeTakeFirst()
  return row ? (row.value as SiteSettings[Name]) : defaults[name]
}
