import { type Db, inTransaction } from '../../platform/database.ts'
import type { RawReply } from '../../platform/serve/serve-raw.ts'
import { readApplication } from '../application-store.ts'
import type { EsignGate } from './esign-gate.ts'
import { endPage, noSuchPage, sorryPage } from './esign-pages.ts'
import { type EsignTry, findTry, saveProviderRef } from './esign-store.ts'
import { findProvider } from './find-provider.ts'
import type { EsignFacts, EsignProvider } from './provider.ts'

/** Leads the applicant on to the provider, which is told of the try now if it does not know it yet. */
export async function openSignPage(gate: EsignGate, token: string): Promise<RawReply> {
  const found = await findTry(gate.kysely, { token })
  if (!found) return noSuchPage()
  if (found.state !== 'open') return endPage(found.state)
  const provider = await findProvider(gate.kysely, gate)
  if (!provider) return sorryPage(token)
  return lead(gate, provider, found).catch((error) => {
    gate.log.warn({ token: found.id, error }, 'esign: the try could not be begun')
    return sorryPage(token)
  })
}

async function lead(gate: EsignGate, provider: EsignProvider, found: EsignTry): Promise<RawReply> {
  const facts = await esignFacts(gate.kysely, found)
  const providerRef = found.provider_ref ?? (await register(gate, found, await provider.begin(facts)))
  return { goTo: provider.signPage(facts, providerRef) }
}

const register = (gate: EsignGate, { id }: EsignTry, providerRef: string): Promise<string> =>
  inTransaction(gate.kysely, (tx) => saveProviderRef(tx, id, providerRef))

export async function esignFacts(db: Db, { application_id, token }: EsignTry): Promise<EsignFacts> {
  const { ref_no, card_name } = await readApplication(db, { merchantId: null }, { id: application_id })
  return { token, refNo: ref_no, cardName: card_name }
}
