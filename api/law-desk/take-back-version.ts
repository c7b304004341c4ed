import { indianDay } from '../../contract/kernel/dates.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { followLaw } from './follow-law.ts'
import { whyNotTakeBack } from './version-state.ts'
import { lockVersion, saveVersionDecision } from './version-store.ts'
import { lawLink, ruleName, versionWords } from './version-words.ts'

interface Deciding {
  id: string
  now: Date
}

/** What waits or has not begun is taken back by any admin; what is settled stays. */
export async function takeBackVersion(tx: Tx, actor: Actor, { id, now }: Deciding): Promise<void> {
  const { rule, version } = await lockVersion(tx, id)
  const why = whyNotTakeBack(version, { kind: rule.kind, today: indianDay(now) })
  if (why) throw conflict(why)
  await saveVersionDecision(tx, id, { state: 'taken-back', decided_by: actor.id, decided_at: now })
  const before = versionWords(rule, version)
  await recordAudit(tx, doerOf(actor), { act: 'law-rule.taken-back', subject: rule.code, detail: { before } })
  await tellAdmins(tx, {
    title: 'A version of a rule is taken back',
    text: `${actor.code} ${actor.name} has taken back: ${ruleName(rule)}: ${before}.`,
    link: lawLink,
  })
  await followLaw(tx, rule.kind)
}
