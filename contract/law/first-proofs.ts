import { type ProofListName, proofLists, usualProofLists } from '../nsdl-pan/proof-lists.ts'
import type { FirstRule } from './first-rule.ts'

export const proofsCode = (list: ProofListName): string => `proofs/${list}`

export const firstProofs: readonly FirstRule[] = usualProofLists.map(({ list, since, source, proofs }) => ({
  code: proofsCode(list),
  kind: 'proofs',
  title: proofLists[list],
  since,
  value: { proofs: [...proofs] },
  source,
}))
