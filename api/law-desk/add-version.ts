import { formatDateTime, indianDay } from '../../contract/kernel/dates.ts'
import { fieldMessages } from '../../contract/kernel/problem.ts'
import { inForce, type LawRule } from '../../contract/law/rule.ts'
import { ruleKinds, ruleValues } from '../../contract/law/rule-kinds.ts'
import type { NewVersion } from '../../contract/law/rules-in-force.ts'
import type { KeptState } from '../../contract/law/version-moves.ts'
import { limitWaitHours } from '../../contract/money-limit.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { readVersions } from '../law/read-versions.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest, conflict } from '../platform/problem.ts'
import { whyNoSecondAdmin } from '../site/why-no-second-admin.ts'
import { followLaw } from './follow-law.ts'
import { lockRule, setAside } from './version-store.ts'
import { lawLink, ruleName, valueWords, versionWords } from './version-words.ts'

/** Adds a version of a rule. A rate that is kept back of other people's money waits for a second admin. */
export async function addVersion(
  tx: Tx,
  actor: Actor,
  { version, now }: { version: NewVersion; now: Date },
): Promise<void> {
  const rule = await lockRule(tx, version.code)
  const value = requireValue(rule, version)
  requireNear(version, indianDay(now))
  requireAgreed(rule, version, indianDay(now))
  await requirePlace(tx, version)
  const before = inForce(
    (await readVersions(tx)).filter(({ code }) => code === rule.code),
    version.since,
  )
  const wait = ruleKinds[rule.kind].twoAdmins ? await waitFor(tx, actor, now) : atOnce
  const { since, source, replaces } = version
  if (replaces && wait.state === 'stands') await setAside(tx, replaces)
  await insertVersion(tx, actor, { rule, since, source, replaces, value: JSON.stringify(value), now, ...wait })
  await recordAudit(tx, doerOf(actor), {
    act: wait.state === 'waiting' ? 'law-rule.proposed' : 'law-rule.version-added',
    subject: rule.code,
    detail: { before: before ? valueWords(rule, before.value) : '', after: valueWords(rule, value), since, source },
  })
  await tellAdmins(tx, {
    title: wait.state === 'waiting' ? 'A new version of a rule is proposed' : 'A rule has a new version',
    text: `${actor.code} ${actor.name}: ${ruleName(rule)}: ${versionWords(rule, { value, since, source })}.${wait.how}${
      rule.kind === 'government-fee' ? ' Please look at the prices of your packages.' : ''
    }`,
    link: lawLink,
  })
  if (wait.state === 'stands') await followLaw(tx, rule.kind)
}

function requireValue({ kind }: LawRule, { value }: NewVersion): unknown {
  const read = ruleValues[kind].safeParse(value)
  if (read.success) return read.data
  const fields = Object.entries(fieldMessages(read.error)).map(([field, why]) => [`value.${field}`, why])
  throw badRequest('Please check what you entered.', Object.fromEntries(fields))
}

const mostYearsAhead = 10

/** A day that is further off is a slip of the year. */
function requireNear({ since }: NewVersion, today: string): void {
  const last = `${Number(today.slice(0, 4)) + mostYearsAhead}${today.slice(4)}`
  if (since > last)
    throw badRequest('Please check what you entered.', { since: `At most ${mostYearsAhead} years ahead` })
}

/** Nobody changes by a slip what holds already. */
function requireAgreed({ kind }: LawRule, { since, agreed }: NewVersion, today: string): void {
  if (since > today || agreed) return
  const when = ruleKinds[kind].twoAdmins ? 'as soon as it is decided' : 'at once'
  throw badRequest('Please check what you entered.', { agreed: `This version holds ${when}: say that you mean it` })
}

/** A day has one version. Another takes its place only where the one with the slip is named. */
async function requirePlace(tx: Tx, { code, since, replaces }: NewVersion): Promise<void> {
  const there = await tx
    .selectFrom('law_rule_version')
    .select(['id', 'state'])
    .where('code', '=', code)
    .where('since', '=', since)
    .where('state', 'in', ['stands', 'waiting'] satisfies KeptState[])
    .execute()
  if (there.some(({ state }) => state === 'waiting'))
    throw conflict('A version of this rule from that very day waits already. Take it back first.')
  const standing = there[0]?.id ?? null
  if (standing === replaces) return
  throw conflict(
    standing && replaces === null
      ? 'A version of this rule from that very day is there already. Choose another day, or put that one right.'
      : 'What you wanted to put right has changed meanwhile. Please look at it again.',
  )
}

interface Wait {
  state: Extract<KeptState, 'stands' | 'waiting'>
  dueAt: Date | null
  /** For the admins, a sentence. */
  how: string
}
const atOnce: Wait = { state: 'stands', dueAt: null, how: '' }

async function waitFor(tx: Tx, actor: Actor, now: Date): Promise<Wait> {
  const why = await whyNoSecondAdmin(tx, actor.id, now)
  const dueAt = why ? secondsAfter(now, limitWaitHours * 3600) : null
  return {
    state: 'waiting',
    dueAt,
    how: dueAt
      ? ` ${why}, so it takes effect on ${formatDateTime(dueAt)} unless it is taken back.`
      : ' It takes effect when another admin confirms it.',
  }
}

interface Written {
  rule: LawRule
  since: string
  source: string
  replaces: string | null
  value: string
  state: KeptState
  dueAt: Date | null
  now: Date
}

async function insertVersion(
  tx: Tx,
  actor: Actor,
  { rule, since, source, replaces, value, state, dueAt, now }: Written,
): Promise<void> {
  await tx
    .insertInto('law_rule_version')
    .values({
      code: rule.code,
      since,
      value,
      source,
      replaces,
      state,
      due_at: dueAt,
      looked_at: indianDay(now),
      looked_by: actor.id,
      created_by: actor.id,
      created_at: now,
    })
    .execute()
}
