import type { EsignProviderName } from '../../../contract/nsdl-pan/paperless.ts'
import { panNotices } from '../../../texts/en/pan-notices.ts'
import { systemDoer } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { type Application, lockApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { type EsignTry, endOpenTry, findTry, findTryAt, insertEsignEvent, saveEsignVerdict } from './esign-store.ts'
import { failEsign } from './fail-esign.ts'
import type { EsignEvent } from './provider.ts'

/** What became of a provider's event. */
export type EsignVerdict = 'repeated' | 'unknown try' | 'late' | 'signed' | 'failed'

/** Does what a provider's proven event says, each once and in whatever order they come: the one way to a signature. */
export async function applyEsignEvent(tx: Tx, provider: EsignProviderName, event: EsignEvent): Promise<EsignVerdict> {
  const { eventId, kind, providerRef } = event
  const row = { provider, event_id: eventId, kind, provider_ref: providerRef, verdict: 'taken' }
  const id = await insertEsignEvent(tx, row)
  if (!id) return 'repeated'
  const told = await findTryAt(tx, provider, providerRef)
  const verdict = told ? await act(tx, told, event) : 'unknown try'
  await saveEsignVerdict(tx, id, { verdict, try_id: told?.id ?? null })
  return verdict
}

/** Only the try that is open counts: what was given up is not taken up again by a late event. */
async function act(tx: Tx, told: EsignTry, { kind, reason }: EsignEvent): Promise<EsignVerdict> {
  const application = await lockApplication(tx, { merchantId: null }, { id: told.application_id })
  const current = await findTry(tx, { id: told.id })
  if (current?.state !== 'open' || application.state !== 'esign-pending') return 'late'
  if (kind === 'done') return sign(tx, application)
  await failEsign(tx, systemDoer, { application, how: 'failed', remark: reason || 'The provider has refused.' })
  return 'failed'
}

async function sign(tx: Tx, application: Application): Promise<EsignVerdict> {
  await endOpenTry(tx, application.id, 'done')
  await applications.move(tx, systemDoer, application, { move: 'esign-done' })
  await applications.tellMerchant(tx, application, {
    title: () => panNotices.signed({ refNo: application.ref_no }),
    text: () => panNotices.signedText({ name: application.card_name }),
  })
  return 'signed'
}
