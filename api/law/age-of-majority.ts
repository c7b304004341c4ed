import { majorityCode } from '../../contract/law/rule-codes.ts'
import type { Db } from '../platform/database.ts'
import { readLaw } from './read-law.ts'

/** From how many years on people act for themselves, on a day. */
export const ageOfMajority = async (db: Db, day: string): Promise<number> =>
  (await readLaw(db, [majorityCode])).require('age', majorityCode, day).value.age
