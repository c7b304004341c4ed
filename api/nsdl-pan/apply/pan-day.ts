import { indianDay } from '../../../contract/kernel/dates.ts'
import { proofsCode } from '../../../contract/law/first-proofs.ts'
import { type ProofBook, proofListNames } from '../../../contract/nsdl-pan/proof-lists.ts'
import { lawNow } from '../../law/law-now.ts'
import type { Db } from '../../platform/database.ts'

/** A day in India, with what is taken on it. */
export interface PanDay {
  today: string
  proofs: ProofBook
}

export async function readPanDay(db: Db, now: Date): Promise<PanDay> {
  const today = indianDay(now)
  const { law } = await lawNow(db, proofListNames.map(proofsCode))
  const lists = proofListNames.map((list) => [list, law.on('proofs', proofsCode(list), today)?.value.proofs ?? []])
  return { today, proofs: Object.fromEntries(lists) as ProofBook }
}
