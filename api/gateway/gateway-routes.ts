import * as calls from '../../contract/gateway.ts'
import type { Api } from '../platform/api.ts'
import type { Platform } from '../platform/platform.ts'
import { askProvider } from './ask-provider.ts'
import { gateOf } from './gate.ts'
import { gatewayTable, ownGatewayTable } from './gateway-table.ts'
import { openPayPage } from './open-pay-page.ts'
import { ownOrder } from './order-facts.ts'
import { chooseOutcome, showSandbox } from './sandbox-pages.ts'
import { gatewayOptions, startOrder } from './start-order.ts'
import { leaveProvider, takeReturn } from './take-return.ts'
import { takeWebhook } from './take-webhook.ts'

export function gatewayRoutes({ read, write, table, raw }: Api, platform: Platform) {
  const gate = gateOf(platform, platform.database)
  read(calls.getGatewayOptions, ({ db }) => gatewayOptions(db, gate))
  write(calls.startGatewayOrder, ({ tx, actor, body }) => startOrder(tx, gate, { actor, amount: body.amount }))
  read(calls.getGatewayOrder, ({ db, actor, params }) => ownOrder(db, actor.merchantId, params.orderNo))
  table(ownGatewayTable)
  table(gatewayTable)
  // Not one transaction: the provider is asked over the network first.
  read(calls.askProvider, ({ actor, params }) => askProvider(gate, actor, params.id))

  raw(calls.gatewayWebhook, ({ params, ...delivery }) => takeWebhook(gate, { ...delivery, provider: params.provider }))
  raw(calls.gatewayPayPage, ({ params }) => openPayPage(gate, params.token))
  raw(calls.gatewayReturn, ({ params, raw: body, visitor }) => takeReturn(gate, { ...params, raw: body, visitor }))
  raw(calls.gatewayLeave, ({ params }) => leaveProvider(gate, params.token))
  raw(calls.sandboxPage, ({ params }) => showSandbox(gate, params.token))
  raw(calls.sandboxChoice, ({ params, raw: body, visitor }) => chooseOutcome(gate, { ...params, raw: body, visitor }))
}
