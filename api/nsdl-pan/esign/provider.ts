import type { EsignProviderName } from '../../../contract/nsdl-pan/paperless.ts'
import type { EventReader } from '../../provider/provider-event.ts'

/** What a provider needs to know of one try. */
export interface EsignFacts {
  /** In the addresses that the applicant's browser comes back to. */
  token: string
  refNo: string
  cardName: string
}

/** What a provider says of one try. */
export interface EsignEvent {
  /** The same for every repeat of the same event. */
  eventId: string
  kind: 'done' | 'failed'
  providerRef: string
  reason: string
}

/** Whoever proves for us that the holder of an Aadhaar number has signed. */
export interface EsignProvider {
  name: EsignProviderName
  /** Tells the provider of a try; answers its id there. */
  begin(facts: EsignFacts): Promise<string>
  /** Where the applicant signs. */
  signPage(facts: EsignFacts, providerRef: string): string
  /** Reads what the provider sends by itself; a refusal says why, without secrets. */
  readEvent: EventReader<EsignEvent>
}
