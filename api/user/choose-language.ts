import type { Language } from '../../texts/languages.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'

/** Keeps the language in which a person wants to be spoken and written to. */
export async function chooseLanguage(tx: Tx, actor: Actor, language: Language): Promise<void> {
  await tx.updateTable('app_user').set({ language }).where('id', '=', actor.id).execute()
  await recordAudit(tx, doerOf(actor), { act: 'setting.changed', subject: actor.code, detail: { language } })
}
