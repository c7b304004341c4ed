import { tdsCode } from '../../contract/law/rule-codes.ts'
import type { Db } from '../platform/database.ts'
import { lawNow } from './law-now.ts'

/** What is kept back of a commission that is credited today, in hundredths of a percent. */
export async function tdsRate(db: Db): Promise<number> {
  const { law, today } = await lawNow(db, [tdsCode])
  return law.require('tds', tdsCode, today).value.rate
}
