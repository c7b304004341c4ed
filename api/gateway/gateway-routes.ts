import * as calls from '../../contract/gateway.ts'
import type { Api } from '../platform/api.ts'
import type { Platform } from '../platform/platform.ts'
import { providerContext } from '../provider/provider-context.ts'
import { askProvider } from './ask-provider.ts'
import { gatewayTable, ownGatewayTable } from './gateway-table.ts'
import { openPayPage } from './open-pay-page.ts'
import { ownOrder } from './order-facts.ts'
import { receivePaymentEvent } from './receive-payment-event.ts'
import { chooseOutcome, showSandbox } from './sandbox-pages.ts'
import { gatewayOptions, startOrder } from './start-order.ts'
import { leaveProvider, takeReturn } from './take-return.ts'

export function gatewayRoutes({ read, write, table, raw }: Api, platform: Platform) {
  const context = providerContext(platform, platform.database)
  read(calls.getGatewayOptions, ({ db }) => gatewayOptions(db, context))
  write(calls.startGatewayOrder, ({ tx, actor, body }) => startOrder(tx, context, { actor, amount: body.amount }))
  read(calls.getGatewayOrder, ({ db, actor, params }) => ownOrder(db, actor.merchantId, params.orderNo))
  table(ownGatewayTable)
  table(gatewayTable)
  // Not one transaction: the provider is asked over the network first.
  read(calls.askProvider, ({ actor, params }) => askProvider(context, actor, params.id))

  raw(calls.gatewayWebhook, ({ params, ...delivery }) =>
    receivePaymentEvent(context, { ...delivery, provider: params.provider }),
  )
  raw(calls.gatewayPayPage, ({ params }) => openPayPage(context, params.token))
  raw(calls.gatewayReturn, ({ params, raw: body, visitor }) => takeReturn(context, { ...params, raw: body, visitor }))
  raw(calls.gatewayLeave, ({ params }) => leaveProvider(context, params.token))
  raw(calls.sandboxPage, ({ params }) => showSandbox(context, params.token))
  raw(calls.sandboxChoice, ({ params, raw: body, visitor }) =>
    chooseOutcome(context, { ...params, raw: body, visitor }),
  )
}
