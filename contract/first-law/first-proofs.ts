import { inEnglish } from '../../texts/current-language.ts'
import { proofsCode } from '../law/rule-codes.ts'
import { type Proof, type ProofCode, type ProofListName, proofLabels, proofLists } from '../nsdl-pan/proof-lists.ts'
import type { FirstRule } from './first-rule.ts'

interface Line {
  list: ProofListName
  since: string
  source: string
  /** By its name; written out where this list calls it otherwise. */
  proofs: readonly (ProofCode | Proof)[]
}

const begin = '2011-11-01'
const rule114 = 'Rule 114(4) of the Income-tax Rules 1962'
const newRules = '2026-04-01'
const rule158 = 'Rule 158 of the Income-tax Rules 2026, with the papers of Rule 114(4)'
const changeForm = 'Instructions of the form for changes in PAN data'

const birthProofs: readonly ProofCode[] = [
  'birth-certificate',
  'matriculation',
  'passport',
  'driving-licence',
  'voter-id',
  'pension-order',
  'marriage-certificate',
  'domicile',
  'affidavit',
]

const lines: readonly Line[] = [
  {
    list: 'identity',
    since: begin,
    source: rule114,
    proofs: [
      'aadhaar',
      'voter-id',
      'driving-licence',
      'passport',
      'ration-card',
      'arms-licence',
      'government-id',
      'pensioner-card',
      'health-card',
      'identity-certificate',
      'bank-certificate',
    ],
  },
  {
    list: 'address',
    since: begin,
    source: rule114,
    proofs: [
      'aadhaar',
      'voter-id',
      'driving-licence',
      { code: 'passport', label: 'Passport, own or of the spouse' },
      'post-office-passbook',
      'property-tax',
      'domicile',
      'accommodation-letter',
      'property-registration',
      'electricity-bill',
      'phone-bill',
      'water-bill',
      'gas-bill',
      'bank-statement',
      'depository-statement',
      'card-statement',
      'address-certificate',
      'employer-certificate',
    ],
  },
  {
    list: 'birth',
    since: begin,
    source: rule114,
    proofs: [...birthProofs, 'aadhaar'],
  },
  {
    list: 'birth',
    since: newRules,
    source: 'Rule 158 of the Income-tax Rules 2026: Aadhaar is no proof of birth; list of 2025 with both photo cards',
    proofs: [...birthProofs, 'government-id', 'health-card'],
  },
  { list: 'pan', since: begin, source: changeForm, proofs: ['pan-card', 'allotment-letter'] },
  {
    list: 'lost-pan',
    since: begin,
    source: `${changeForm}; without an FIR it is processed on 'good effort'`,
    proofs: ['fir-copy', 'good-effort'],
  },
  {
    list: 'name-after-marriage',
    since: begin,
    source: changeForm,
    proofs: ['marriage-certificate', 'marriage-invitation', 'passport-husband', 'gazette', 'gazetted-officer'],
  },
  { list: 'name', since: begin, source: changeForm, proofs: ['gazette', 'gazetted-officer'] },
  { list: 'parents', since: begin, source: changeForm, proofs: ['gazette'] },
  { list: 'huf-name', since: begin, source: changeForm, proofs: ['huf-affidavit'] },
  { list: 'company', since: begin, source: rule114, proofs: ['roc-certificate'] },
  { list: 'company-name', since: begin, source: changeForm, proofs: ['roc-name-change'] },
  { list: 'firm', since: begin, source: rule114, proofs: ['firm-certificate', 'partnership-deed'] },
  { list: 'firm-name', since: begin, source: changeForm, proofs: ['revised-deed'] },
  { list: 'llp', since: begin, source: rule114, proofs: ['llp-certificate'] },
  { list: 'trust', since: begin, source: rule114, proofs: ['trust-deed', 'charity-certificate'] },
  {
    list: 'body',
    since: begin,
    source: rule114,
    proofs: ['agreement', 'registration-certificate', 'government-document'],
  },
  { list: 'body-name', since: begin, source: changeForm, proofs: ['revised-registration'] },
]

/** Only the proofs of birth are others since the new rules. */
const takenOver = lines
  .filter(({ list, source }) => source === rule114 && list !== 'birth')
  .map((line) => ({ ...line, since: newRules, source: rule158 }))

const named = (proof: ProofCode | Proof): Proof =>
  typeof proof === 'string' ? { code: proof, label: inEnglish(() => proofLabels[proof]) } : proof

export const firstProofs = [...lines, ...takenOver].map(({ list, since, source, proofs }) => ({
  code: proofsCode(list),
  kind: 'proofs' as const,
  title: proofLists[list],
  since,
  value: { proofs: proofs.map(named) },
  source,
})) satisfies readonly FirstRule[]
