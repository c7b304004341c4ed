import { isKeyOf, tableOf } from '../../../contract/kernel/keys-of.ts'
import { type Proof, type ProofBook, proofLabels, proofListNames } from '../../../contract/nsdl-pan/proof-lists.ts'
import { inEnglish } from '../../../texts/current-language.ts'

/** The papers in the language of whoever asks; what the back office has worded itself stays as it wrote it. */
export const sayProofs = (proofs: ProofBook): ProofBook => tableOf(proofListNames, (list) => proofs[list].map(sayProof))

function sayProof({ code, label }: Proof): Proof {
  const known = isKeyOf(proofLabels, code) ? code : undefined
  const worded = !known || inEnglish(() => proofLabels[known]) !== label
  return { code, label: worded ? label : proofLabels[known] }
}
