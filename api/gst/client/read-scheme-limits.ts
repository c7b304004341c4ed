import { gstSchemeNames } from '../../../contract/gst/returns.ts'
import { type SchemeLimits, schemeLimitsOn } from '../../../contract/gst/scheme-limits.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { schemeLimitCode } from '../../../contract/law/rule-codes.ts'
import { readLaw } from '../../law/read-law.ts'
import type { Db } from '../../platform/database.ts'

/** Up to which turnover schemes are open today. */
export const readSchemeLimits = async (db: Db, now: Date): Promise<SchemeLimits> =>
  schemeLimitsOn(await readLaw(db, gstSchemeNames.map(schemeLimitCode)), indianDay(now))
