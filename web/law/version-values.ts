import { formatDate } from '../../contract/kernel/dates.ts'
import { type RuleKind, ruleKinds } from '../../contract/law/rule-kinds.ts'
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
  tds: 'this much is kept back of every commission once another admin confirms it, or after a day where there is no other.',
  proofs: 'applications from now on are offered these papers.',
  'birth-certificate': 'applicants born since then show their birth certificate and nothing else.',
  age: 'whoever is younger needs somebody to act for them.',
}

/** What a version whose day has come brings about, and whether there is a way back: what its admin says to know. */
export const whatIsKnown = (kind: RuleKind, since: string): string =>
  ruleKinds[kind].twoAdmins
    ? `I know: ${changes[kind]} Until then it can be taken back, afterwards only put right.`
    : `I know: ${changes[kind]} It holds from ${formatDate(since)}, so at once, and is not taken back, only put right.`
