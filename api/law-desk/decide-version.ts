import { indianDay } from '../../contract/kernel/dates.ts'
import { ruleKinds } from '../../contract/law/rule-kinds.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import { type Actor, type Doer, doerOf, system } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict, forbidden } from '../platform/problem.ts'
import { requireSecondAdmin, secondAdmins } from '../site/second-admin.ts'
import { followLaw } from './follow-law.ts'
import { decideVersion, lockVersion, setAside } from './version-store.ts'
import { lawLink, ruleName, versionWords } from './version-words.ts'

interface Deciding {
  id: string
  now: Date
}

/** The second admin's word: from its day on, but never for what was credited before, the version holds. */
export async function confirmVersion(tx: Tx, actor: Actor, { id, now }: Deciding): Promise<void> {
  const { version } = await lockVersion(tx, id)
  if (version.state !== 'waiting') throw conflict('This version is decided already.')
  const firstId = version.created_by ?? ''
  if (firstId === actor.id) throw forbidden('You have proposed this; another admin must confirm it.')
  await requireSecondAdmin(tx, actor, { firstId, since: version.created_at, now })
  await putInForce(tx, id, { doer: doerOf(actor), now, how: `${actor.code} ${actor.name} has confirmed it.` })
}

/** Versions that had to wait, because there was no second admin, and have waited. */
export async function applyDueVersions(tx: Tx, now: Date): Promise<void> {
  const due = await tx
    .selectFrom('law_rule_version')
    .select('id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .execute()
  for (const { id } of due) {
    const { version } = await lockVersion(tx, id)
    if (version.state !== 'waiting') continue
    // Whoever was an admin before and has a password only now may confirm it.
    if ((await secondAdmins(tx, version.created_by ?? '', version.created_at)).length > 0) continue
    await putInForce(tx, id, { doer: system, now, how: 'It has waited for a day.' })
  }
}

async function putInForce(
  tx: Tx,
  id: string,
  { doer, now, how }: { doer: Doer; now: Date; how: string },
): Promise<void> {
  const { rule, version } = await lockVersion(tx, id)
  if (version.replaces) await setAside(tx, version.replaces)
  await decideVersion(tx, id, { state: 'stands', decided_by: doer.id, decided_at: now })
  const { since, source } = version
  const after = versionWords(rule, version)
  await recordAudit(tx, doer, { act: 'law-rule.confirmed', subject: rule.code, detail: { after, since, source } })
  await tellAdmins(tx, {
    title: 'A rule has a new version',
    text: `${ruleName(rule)}: ${after}. ${how}`,
    link: lawLink,
  })
  await followLaw(tx, rule.kind)
}

/** What waits or has not begun is taken back by any admin; what two have decided stays. */
export async function takeBackVersion(tx: Tx, actor: Actor, { id, now }: Deciding): Promise<void> {
  const { rule, version } = await lockVersion(tx, id)
  if (version.state === 'taken-back') throw conflict('This version is taken back already.')
  if (version.state === 'put-right') throw conflict('This version is put right already.')
  if (version.state === 'stands' && version.since <= indianDay(now))
    throw conflict('This version holds already, so it stays. Put it right or add another one instead.')
  if (version.state === 'stands' && ruleKinds[rule.kind].twoAdmins)
    throw conflict('Two admins have decided this, so it stays. Propose another version instead.')
  if (version.state === 'stands' && version.replaces)
    throw conflict('This version has put another right, so it stays. Put it right in its turn.')
  await decideVersion(tx, id, { state: 'taken-back', decided_by: actor.id, decided_at: now })
  const before = versionWords(rule, version)
  await recordAudit(tx, doerOf(actor), { act: 'law-rule.taken-back', subject: rule.code, detail: { before } })
  await tellAdmins(tx, {
    title: 'A version of a rule is taken back',
    text: `${actor.code} ${actor.name} has taken back: ${ruleName(rule)}: ${before}.`,
    link: lawLink,
  })
  await followLaw(tx, rule.kind)
}
