import { gatewayWorkflow } from '../../contract/gateway.ts'
import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { moneyNotices } from '../../texts/en/money-notices.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import { systemDoer } from '../platform/actor.ts'
import { type Tx, writtenAt } from '../platform/database.ts'
import { nextState } from '../platform/require-move.ts'
import { postEntry } from '../wallet/post-entry.ts'
import { type OrderRecord, saveOrder } from './order-store.ts'
import type { PaymentEvent } from './provider.ts'

/** Puts the money on the wallet, once per order. */
export async function creditOrder(tx: Tx, order: OrderRecord, { paymentId }: PaymentEvent): Promise<void> {
  const amount = Number(order.amount)
  const { entryId } = await postEntry(tx, {
    reference: `gateway:${order.order_no}`,
    kind: 'gateway',
    narration: `${order.order_no}: paid online, ${paymentId}`,
    actorId: null,
    lines: [
      { account: 'gateway', amount: -amount },
      { account: { wallet: order.merchant_id }, amount },
    ],
  })
  await saveOrder(tx, order.id, {
    state: nextState(gatewayWorkflow, order.state, 'pay'),
    payment_id: paymentId,
    entry_id: entryId,
    reason: '',
    settled_at: writtenAt,
    look_at: null,
  })
  await recordAudit(tx, systemDoer, {
    act: 'gateway.paid',
    subject: order.order_no,
    detail: { amount, provider: order.provider, paymentId },
  })
  await tellPayers(tx, order)
}

/** The owner of the business hears of it, and whoever paid. */
async function tellPayers(tx: Tx, order: OrderRecord): Promise<void> {
  const people = await tx
    .selectFrom('app_user')
    .select('id')
    .where('merchant_id', '=', order.merchant_id)
    .where((eb) => eb.or([eb('is_owner', '=', true), eb('id', '=', order.created_by)]))
    .orderBy('id')
    .execute()
  for (const { id } of people)
    await raiseNotice(tx, {
      userId: id,
      kind: 'payment',
      title: () => moneyNotices.onlineReceived({ orderNo: order.order_no }),
      text: () => moneyNotices.isOnYourWallet({ amount: formatAmount(rupeesFromPaise(Number(order.amount))) }),
      link: merchantPaths.gateway,
      push: 'money-credited',
    })
}
