import type { RuleKind } from '../../contract/law/rule-kinds.ts'
import type { Draft } from './value-draft.ts'

/** What stands in the form of a new version. */
export interface VersionValues {
  since: string
  source: string
  agreed: boolean
  ownPassword: string
  draft: Draft
}

const changes: Readonly<Record<RuleKind, string>> = {
  'late-fee': 'merchants are told this late fee for returns of these periods.',
  'due-date': 'returns of these periods get the new date, those under way too.',
  'filing-bar': 'returns of these periods can be filed until the new day.',
  threshold: 'clients of these turnovers are asked for this return, or no longer.',
  'scheme-limit': 'clients up to this turnover are taken under this scheme, larger ones are not.',
  'answer-time': 'whoever is asked from now on has so long to answer.',
  'government-fee': 'sales from now on are reckoned with this fee.',
  tds: 'once another admin confirms it, this much is kept back of every commission.',
  proofs: 'applications from now on are offered these papers.',
  'birth-certificate': 'applicants born since then show their birth certificate and nothing else.',
  age: 'whoever is younger needs somebody to act for them.',
}

/** What a version that holds at once brings about, in one sentence. */
export const whatChanges = (kind: RuleKind): string => changes[kind]
