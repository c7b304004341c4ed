import { indianDay } from '../../../contract/kernel/dates.ts'
import { type PanLaw, panLawCodes, panLawOn } from '../../../contract/nsdl-pan/pan-law.ts'
import { readLaw } from '../../law/read-law.ts'
import type { Db } from '../../platform/database.ts'

/** A day in India, with the law of it. */
export interface PanDay extends PanLaw {
  today: string
}

export async function readPanDay(db: Db, now: Date): Promise<PanDay> {
  const today = indianDay(now)
  return { today, ...panLawOn(await readLaw(db, panLawCodes), today) }
}
