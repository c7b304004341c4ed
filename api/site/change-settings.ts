import type { SiteSettings } from '../../contract/site-settings.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { saveSettings } from './save-settings.ts'

/** An admin's change; the audit list names which settings, not the long texts themselves. */
export async function changeSettings(tx: Tx, actor: Actor, values: Partial<SiteSettings>): Promise<void> {
  const changed = await saveSettings(tx, values, actor.id)
  await recordAudit(tx, doerOf(actor), { act: 'site.configured', detail: { changed } })
}
