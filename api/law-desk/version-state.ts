import { canMove } from '../../contract/kernel/workflow.ts'
import { type RuleKind, ruleKinds } from '../../contract/law/rule-kinds.ts'
import { type VersionState, versionWorkflow } from '../../contract/law/version-moves.ts'
import type { VersionRecord } from './version-store.ts'

type Kept = Pick<VersionRecord, 'state' | 'since'>

interface Asked {
  kind: RuleKind
  today: string
  /** One that has begun is past where a newer one holds. */
  newerHolds?: boolean
}

/** How a version stands on a day. */
export function versionState({ state, since }: Kept, { kind, today, newerHolds = false }: Asked): VersionState {
  if (state !== 'stands') return state
  if (since > today) return ruleKinds[kind].twoAdmins ? 'settled' : 'coming'
  return newerHolds ? 'past' : 'now'
}

const stays: Readonly<Partial<Record<VersionState, string>>> = {
  settled: 'This version is decided, so it stays. Propose another version instead.',
  'taken-back': 'This version is taken back already.',
  'put-right': 'This version is put right already.',
}

/** What keeps a version from being taken back; nothing where it can be. */
export function whyNotTakeBack(version: Kept, { kind, today }: Asked): string | null {
  const state = versionState(version, { kind, today })
  if (canMove(versionWorkflow, state, 'take-back')) return null
  return stays[state] ?? 'This version holds already, so it stays. Put it right or add another one instead.'
}
