import { canMove } from '../../contract/kernel/moves.ts'
import type { LawRule } from '../../contract/law/rule.ts'
import { ruleKinds } from '../../contract/law/rule-kinds.ts'
import { type VersionState, versionMoves } from '../../contract/law/version-moves.ts'
import type { VersionRecord } from './version-store.ts'

type Kept = Pick<VersionRecord, 'state' | 'since' | 'replaces'>

/** How a version stands on a day; one that has begun is past where a newer one holds. */
export function versionState({ state, since }: Kept, today: string, newerHolds = false): VersionState {
  if (state !== 'stands') return state as VersionState
  if (since > today) return 'coming'
  return newerHolds ? 'past' : 'now'
}

const stays: Readonly<Partial<Record<VersionState, string>>> = {
  'taken-back': 'This version is taken back already.',
  'put-right': 'This version is put right already.',
}

/** What keeps a version from being taken back; nothing where it can be. */
export function whyNotTakeBack({ kind }: Pick<LawRule, 'kind'>, version: Kept, today: string): string | null {
  const state = versionState(version, today)
  if (!canMove(versionMoves, state, 'take-back'))
    return stays[state] ?? 'This version holds already, so it stays. Put it right or add another one instead.'
  if (state === 'waiting') return null
  if (ruleKinds[kind].twoAdmins) return 'Two admins have decided this, so it stays. Propose another version instead.'
  // Without it neither of the two would be left.
  return version.replaces ? 'This version has put another right, so it stays. Put it right in its turn.' : null
}
