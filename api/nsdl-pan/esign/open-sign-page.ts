import { type Db, inTransaction } from '../../platform/database.ts'
import type { RawReply } from '../../platform/serve/serve-raw.ts'
import type { ProviderContext } from '../../provider/provider-context.ts'
import { readApplication } from '../application-store.ts'
import { endPage, noSuchSignPage, signSorryPage } from './esign-pages.ts'
import { type EsignTry, findTry, saveProviderRef } from './esign-store.ts'
import { findEsignProvider } from './find-esign-provider.ts'
import type { EsignFacts, EsignProvider } from './provider.ts'

/** Leads the applicant on to the provider, which is told of the try now if it does not know it yet. */
export async function openSignPage(context: ProviderContext, token: string): Promise<RawReply> {
  const found = await findTry(context.kysely, { token })
  if (!found) return noSuchSignPage()
  if (found.state !== 'open') return endPage(found.state)
  const provider = await findEsignProvider(context.kysely, context)
  if (!provider) return signSorryPage(token)
  return lead(context, provider, found).catch((error) => {
    context.log.warn({ token: found.id, error }, 'esign: the try could not be begun')
    return signSorryPage(token)
  })
}

async function lead(context: ProviderContext, provider: EsignProvider, found: EsignTry): Promise<RawReply> {
  const facts = await esignFacts(context.kysely, found)
  const providerRef = found.provider_ref ?? (await register(context, found, await provider.begin(facts)))
  return { goTo: provider.signPage(facts, providerRef) }
}

const register = (context: ProviderContext, { id }: EsignTry, providerRef: string): Promise<string> =>
  inTransaction(context.kysely, (tx) => saveProviderRef(tx, id, providerRef))

export async function esignFacts(db: Db, { application_id, token }: EsignTry): Promise<EsignFacts> {
  const { ref_no, card_name } = await readApplication(db, { merchantId: null }, { id: application_id })
  return { token, refNo: ref_no, cardName: card_name }
}
