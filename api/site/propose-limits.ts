import { formatDateTime } from '../../contract/kernel/dates.ts'
import { isKeyOf } from '../../contract/kernel/keys-of.ts'
import { formatLimit, limitWaitHours, moneyLimitNames } from '../../contract/money-limit.ts'
import { backendPaths } from '../../contract/paths.ts'
import { allSettings, type SiteSettings } from '../../contract/site-settings.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest, conflict } from '../platform/problem.ts'
import { type Limits, limitsInForce } from './limit-store.ts'
import { whyNoSecondAdmin } from './why-no-second-admin.ts'

/** Proposes other limits on money. They hold once another admin confirms; where there is none, after a day. */
export async function proposeLimits(
  tx: Tx,
  actor: Actor,
  { values, now }: { values: Partial<SiteSettings>; now: Date },
): Promise<void> {
  const { before, after } = await changeOf(tx, values)
  const whyAlone = await whyNoSecondAdmin(tx, actor.id, now)
  const dueAt = whyAlone ? secondsAfter(now, limitWaitHours * 3600) : null
  const made = await tx
    .insertInto('money_limit_change')
    .values({
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      proposed_by: actor.id,
      proposed_at: now,
      due_at: dueAt,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw conflict('Another change of limits is waiting. Confirm or withdraw that first.')
  await recordAudit(tx, doerOf(actor), { act: 'limits.proposed', subject: made.id, detail: { before, after, dueAt } })
  await tellAdmins(tx, {
    title: 'Other limits on money are proposed',
    text: `${actor.code} ${actor.name} proposes: ${wordsOf(before, after)}. ${
      dueAt
        ? `${whyAlone}, so it takes effect on ${formatDateTime(dueAt)} unless it is withdrawn.`
        : 'It takes effect when another admin confirms it.'
    }`,
    link: backendPaths.siteConfiguration,
  })
}

async function changeOf(tx: Tx, values: Partial<SiteSettings>): Promise<{ before: Limits; after: Limits }> {
  const inForce = await limitsInForce(tx)
  const changed = moneyLimitNames.filter((name) => values[name] !== undefined && values[name] !== inForce[name])
  if (changed.length === 0) throw badRequest('These limits hold already: change at least one.')
  const before = Object.fromEntries(changed.map((name) => [name, inForce[name] ?? 0]))
  const after = Object.fromEntries(changed.map((name) => [name, Number(values[name])]))
  const all = { ...inForce, ...after }
  if ((all.onlineMin ?? 0) > (all.onlineMax ?? 0)) {
    throw badRequest('Please check what you entered.', { onlineMax: 'Not below the least amount' })
  }
  return { before, after }
}

/** 'Second person above, rupees 50,000 to 90,000'. */
export const wordsOf = (before: Limits, after: Limits): string =>
  Object.entries(after)
    .map(
      ([name, value]) =>
        `${isKeyOf(allSettings, name) ? allSettings[name].label : name} ${formatLimit(before[name])} to ${formatLimit(value)}`,
    )
    .join('; ')
