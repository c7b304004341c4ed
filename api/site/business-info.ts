import type { BusinessInfo } from '../../contract/site.ts'
import type { Db } from '../platform/database.ts'
import { readSettings } from './site-settings.ts'

export async function businessInfo(db: Db): Promise<BusinessInfo> {
  const { businessName, add1, add2, add3, district, pin, state, contactNo, emailId } = await readSettings(db)
  return { businessName, add1, add2, add3, district, pin, state, contactNo, emailId }
}
