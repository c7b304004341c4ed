import { indianDay } from '../../../contract/kernel/dates.ts'
import { type ProofBook, proofBookOn } from '../../../contract/nsdl-pan/proof-lists.ts'

/** A day in India, with what is taken on it. */
export interface PanDay {
  today: string
  proofs: ProofBook
}

export function panDay(now: Date): PanDay {
  const today = indianDay(now)
  return { today, proofs: proofBookOn(today) }
}
