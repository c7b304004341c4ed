import { merchantPaths } from '../../contract/paths.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { barePage } from '../platform/serve/bare-page.ts'
import type { RawReply } from '../platform/serve/serve-raw.ts'
import { payPathOf } from './order-facts.ts'
import type { OrderRecord } from './order-store.ts'

const statuses: Record<string, string> = { paid: 'success', created: 'waiting' }

/** The public page for who is no longer signed in; it leads everyone else to the order's own page. */
export function landPayer({ order_no, state }: OrderRecord): RawReply {
  const own = `${merchantPaths.gatewayStatus}?order=${order_no}`
  return {
    goTo: `${publicPaths.paymentStatus}?status=${statuses[state] ?? 'failed'}&redirect=${encodeURIComponent(own)}`,
  }
}

export const noSuchPaymentPage = (): RawReply =>
  barePage({
    title: 'Not found',
    status: 404,
    body: `<h1>This payment does not exist</h1><p>Please begin again from the portal.</p><a class="button main" href="${merchantPaths.gateway}">Go to the portal</a>`,
  })

/** The provider cannot be reached: the order stays, and the same address tries again. */
export const paymentSorryPage = ({ order_no, pay_token }: OrderRecord): RawReply =>
  barePage({
    title: 'Please try again',
    status: 503,
    body: `<h1>The payment page could not be opened</h1><p>No money was taken for ${escapeHtml(order_no)}. Please try again in a moment.</p><a class="button main" href="${payPathOf(pay_token)}">Try again</a><a class="button" href="${merchantPaths.gateway}">Back to the portal</a>`,
  })
