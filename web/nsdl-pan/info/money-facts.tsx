import { Text } from '@mantine/core'
import { formatDateTime } from '../../../contract/kernel/dates.ts'
import { formatPaise } from '../../../contract/kernel/money.ts'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { Facts } from '../../ui/facts.tsx'

/** What was paid, and what came back. */
export function MoneyFacts({ money }: { money: PanInfo['money'] }) {
  if (!money) return <Text c="dimmed">Nothing was paid yet.</Text>
  return (
    <Facts
      facts={[
        ['Product', money.product],
        ['Price', formatPaise(money.price)],
        ['Paid', formatDateTime(money.paidAt)],
        ['Commission after TDS', money.commission > 0 && !money.refundedAt ? formatPaise(money.commission) : ''],
        ['Given back', money.refundedAt ? `${formatPaise(money.price)} on ${formatDateTime(money.refundedAt)}` : ''],
        ['Why', money.refundReason],
      ]}
    />
  )
}
