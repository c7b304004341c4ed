import type { EsignProviderName } from '../../../contract/nsdl-pan/paperless.ts'
import type { RawReply } from '../../platform/serve/serve-raw.ts'
import type { ProviderContext } from '../../provider/provider-context.ts'
import type { Delivery } from '../../provider/provider-event.ts'
import { receiveEvent } from '../../provider/receive-event.ts'
import { applyEsignEvent, type EsignVerdict } from './apply-esign-event.ts'
import { findEsignProvider } from './find-esign-provider.ts'
import type { EsignEvent } from './provider.ts'

/** A provider tells how an Aadhaar step has ended. */
export async function receiveEsignEvent(
  context: ProviderContext,
  delivery: Delivery<EsignProviderName>,
): Promise<RawReply> {
  const provider = await findEsignProvider(context.kysely, context)
  return receiveEvent<EsignEvent, EsignVerdict>(context, delivery, {
    service: 'esign',
    readEvent: provider?.name === delivery.provider ? provider.readEvent : undefined,
    apply: (tx, event) => applyEsignEvent(tx, delivery.provider, event),
    strange: ['unknown try', 'late'],
  })
}
