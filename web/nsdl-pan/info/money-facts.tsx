import { Text } from '@mantine/core'
import { formatDateTime } from '../../../contract/kernel/dates.ts'
import { formatRupees, rupeesFromPaise } from '../../../contract/kernel/money.ts'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { Facts } from '../../ui/facts.tsx'

const rupees = (paise: number) => formatRupees(rupeesFromPaise(paise))

/** What was paid, and what came back. */
export function MoneyFacts({ money }: { money: PanInfo['money'] }) {
  if (!money) return <Text c="dimmed">Nothing was paid yet.</Text>
  return (
    <Facts
      facts={[
        ['Product', money.product],
        ['Price', rupees(money.price)],
        ['Paid', formatDateTime(money.paidAt)],
        ['Commission after TDS', money.commission > 0 && !money.refundedAt ? rupees(money.commission) : ''],
        ['Given back', money.refundedAt ? `${rupees(money.price)} on ${formatDateTime(money.refundedAt)}` : ''],
        ['Why', money.refundReason],
      ]}
    />
  )
}
