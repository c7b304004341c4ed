import { indianDay } from '../../../contract/kernel/dates.ts'
import { proofsCode } from '../../../contract/law/first-proofs.ts'
import { openLawBook } from '../../../contract/law/law-book.ts'
import { type ProofBook, proofListNames } from '../../../contract/nsdl-pan/proof-lists.ts'
import { standingVersions } from '../../law/read-versions.ts'
import type { Db } from '../../platform/database.ts'

/** A day in India, with what is taken on it. */
export interface PanDay {
  today: string
  proofs: ProofBook
}

export async function readPanDay(db: Db, now: Date): Promise<PanDay> {
  const today = indianDay(now)
  const codes = proofListNames.map(proofsCode)
  const law = openLawBook(await standingVersions(db).where('code', 'in', codes).execute())
  const lists = proofListNames.map((list) => [list, law.require('proofs', proofsCode(list), today).value.proofs])
  return { today, proofs: Object.fromEntries(lists) as ProofBook }
}
