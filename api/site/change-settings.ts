import { isOneOf, keysOf } from '../../contract/kernel/keys-of.ts'
import { backendPaths } from '../../contract/paths.ts'
import { allSettings, type SettingName, type SiteSettings, settingsGuardedBy } from '../../contract/site-settings.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { forbidden } from '../platform/problem.ts'
import { saveSettings } from './save-settings.ts'
import { readSettings } from './site-settings.ts'

type Values = Partial<SiteSettings>

/** Of a long text the audit list keeps the beginning. */
const shownLetters = 200

/** Changes what the permission for settings is enough for. Guarded ones that are sent along unchanged do no harm. */
export async function changeSettings(tx: Tx, actor: Actor, values: Values): Promise<void> {
  const changes = await changesOf(tx, values)
  refuseGuarded(keysOf(changes.after))
  await keep(tx, actor, changes)
}

/** An admin's change of a setting by which others could be harmed: every admin hears of it. */
export async function changeGuarded(tx: Tx, actor: Actor, values: Values): Promise<void> {
  const known = settingsGuardedBy('admin')
  const given = Object.fromEntries(Object.entries(values).filter(([name]) => isOneOf(known, name)))
  const changes = await changesOf(tx, given)
  const labels = keysOf(changes.after).map((name) => `'${allSettings[name].label}'`)
  if (labels.length === 0) return
  await keep(tx, actor, changes)
  await tellAdmins(tx, {
    title: 'A guarded setting was changed',
    text: `${actor.code} ${actor.name} has changed ${labels.join(', ')} in the site configuration. If you know nothing of it, look there at once.`,
    link: backendPaths.siteConfiguration,
  })
}

interface Changes {
  before: Values
  after: Values
}

async function changesOf(tx: Tx, values: Values): Promise<Changes> {
  const saved = await readSettings(tx)
  const names = keysOf(values).filter((name) => values[name] !== undefined && values[name] !== saved[name])
  const pick = (from: Values) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return { before: pick(saved), after: pick(values) }
}

function refuseGuarded(names: SettingName[]): void {
  const guarded = names.filter((name) => allSettings[name].guard !== undefined)
  if (guarded.length === 0) return
  const labels = guarded.map((name) => `'${allSettings[name].label}'`).join(', ')
  const two = guarded.some((name) => allSettings[name].guard === 'two-admins')
  throw forbidden(
    two
      ? `${labels}: a limit on money is changed by two admins, under 'Limits on money'.`
      : `${labels}: only an admin changes this, with the password.`,
  )
}

async function keep(tx: Tx, actor: Actor, { before, after }: Changes): Promise<void> {
  await saveSettings(tx, after, actor.id)
  await recordAudit(tx, doerOf(actor), {
    act: 'site.configured',
    detail: { before: shortened(before), after: shortened(after) },
  })
}

const shortened = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > shownLetters ? `${value.slice(0, shownLetters)}…` : value,
    ]),
  )
