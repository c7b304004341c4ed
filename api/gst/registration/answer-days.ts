import { registrationAnswerCode } from '../../../contract/law/rule-codes.ts'
import { readLaw } from '../../law/read-law.ts'
import type { Db } from '../../platform/database.ts'

/** So many working days a merchant has to answer what the department asks on a day. */
export const answerDays = async (db: Db, day: string): Promise<number> =>
  (await readLaw(db, [registrationAnswerCode])).require('answer-time', registrationAnswerCode, day).value.workingDays
