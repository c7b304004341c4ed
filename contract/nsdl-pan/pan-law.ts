import * as z from 'zod/mini'
import { tableOf } from '../kernel/keys-of.ts'
import type { LawBook } from '../law/law-book.ts'
import { birthCertificateCode, majorityCode, proofsCode } from '../law/rule-codes.ts'
import { type ProofBook, proofListNames } from './proof-lists.ts'

/** Figures of law that the rules of an application go by. */
export const panFigures = z.object({
  /** Whoever is younger has somebody to act for them. */
  adultAt: z.number(),
  /** Whoever was born from here on proves the birth by a birth certificate alone; nobody where it is nothing. */
  birthCertificateFrom: z.nullable(z.string()),
})
export type PanFigures = z.infer<typeof panFigures>

/** What the law says of applications on some day. */
export interface PanLaw {
  proofs: ProofBook
  figures: PanFigures
}

/** Every rule that applications go by. */
export const panLawCodes: readonly string[] = [...proofListNames.map(proofsCode), birthCertificateCode, majorityCode]

export function panLawOn(law: LawBook, day: string): PanLaw {
  return {
    proofs: tableOf(proofListNames, (list) => law.require('proofs', proofsCode(list), day).value.proofs),
    figures: {
      adultAt: law.require('age', majorityCode, day).value.age,
      birthCertificateFrom: law.on('birth-certificate', birthCertificateCode, day)?.value.bornFrom ?? null,
    },
  }
}
