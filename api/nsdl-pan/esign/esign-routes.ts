import * as calls from '../../../contract/nsdl-pan/paperless.ts'
import type { Api } from '../../platform/api.ts'
import type { Platform } from '../../platform/platform.ts'
import { providerContext } from '../../provider/provider-context.ts'
import { openSignPage } from './open-sign-page.ts'
import { receiveEsignEvent } from './receive-esign-event.ts'
import { chooseEsignOutcome, showEsignSandbox } from './sandbox-pages.ts'
import { startEsign } from './start-esign.ts'
import { withdrawEsign } from './withdraw-esign.ts'

export function esignRoutes({ write, raw }: Api, platform: Platform) {
  const context = providerContext(platform, platform.database)
  write(calls.startEsign, ({ tx, actor, params }) => startEsign(tx, context, { actor, id: params.id }))
  write(calls.withdrawEsign, ({ tx, actor, params }) => withdrawEsign(tx, actor, params.id))
  raw(calls.esignWebhook, ({ params, ...delivery }) =>
    receiveEsignEvent(context, { ...delivery, provider: params.provider }),
  )
  raw(calls.esignPage, ({ params }) => openSignPage(context, params.token))
  raw(calls.esignSandboxPage, ({ params }) => showEsignSandbox(context, params.token))
  raw(calls.esignSandboxChoice, ({ params, raw: body, visitor }) =>
    chooseEsignOutcome(context, { ...params, raw: body, visitor }),
  )
}
