import * as calls from '../../../contract/nsdl-pan/paperless.ts'
import type { Api } from '../../platform/api.ts'
import type { Platform } from '../../platform/platform.ts'
import { esignGateOf } from './esign-gate.ts'
import { openSignPage } from './open-sign-page.ts'
import { chooseEsignOutcome, showEsignSandbox } from './sandbox-pages.ts'
import { startEsign } from './start-esign.ts'
import { takeEsignEvent } from './take-esign-event.ts'
import { withdrawEsign } from './withdraw-esign.ts'

export function esignRoutes({ write, raw }: Api, platform: Platform) {
  const gate = esignGateOf(platform, platform.database)
  write(calls.startEsign, ({ tx, actor, params }) => startEsign(tx, gate, { actor, id: params.id }))
  write(calls.withdrawEsign, ({ tx, actor, params }) => withdrawEsign(tx, actor, params.id))
  raw(calls.esignWebhook, ({ params, ...delivery }) => takeEsignEvent(gate, { ...delivery, provider: params.provider }))
  raw(calls.esignPage, ({ params }) => openSignPage(gate, params.token))
  raw(calls.esignSandboxPage, ({ params }) => showEsignSandbox(gate, params.token))
  raw(calls.esignSandboxChoice, ({ params, raw: body, visitor }) =>
    chooseEsignOutcome(gate, { ...params, raw: body, visitor }),
  )
}
