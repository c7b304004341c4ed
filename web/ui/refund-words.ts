import type { AskedRefund } from '../../contract/asked-refund.ts'
import { formatDate } from '../../contract/kernel/dates.ts'
import { formatPaise } from '../../contract/kernel/money.ts'

/** Who asked for a refund, when and why, and who confirms it. */
export function refundWords({ by, at, reason, above, own }: AskedRefund): string {
  const why = reason ? `: ${reason.replace(/\.$/, '')}` : ''
  const who = own ? 'You' : by
  const not = own ? ', and that cannot be you' : ''
  return `${who} asked for it on ${formatDate(at)}${why}. Above ${formatPaise(above)} a second person confirms it${not}.`
}
