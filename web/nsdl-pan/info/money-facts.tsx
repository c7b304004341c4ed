import { Text } from '@mantine/core'
import { formatDateTime } from '../../../contract/kernel/dates.ts'
import { formatPaise } from '../../../contract/kernel/money.ts'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { panInfoTexts } from '../../../texts/en/pan-info.ts'
import { Facts } from '../../ui/facts.tsx'

/** What was paid, and what came back. */
export function MoneyFacts({ money }: { money: PanInfo['money'] }) {
  if (!money) return <Text c="dimmed">{panInfoTexts.nothingWasPaidYet()}</Text>
  return (
    <Facts
      facts={[
        [panInfoTexts.product(), money.product],
        [panInfoTexts.price(), formatPaise(money.price)],
        [panInfoTexts.paid(), formatDateTime(money.paidAt)],
        [
          panInfoTexts.commissionAfterTds(),
          money.commission > 0 && !money.refundedAt ? formatPaise(money.commission) : '',
        ],
        [
          panInfoTexts.givenBack(),
          money.refundedAt
            ? panInfoTexts.priceOn({ price: formatPaise(money.price), when: formatDateTime(money.refundedAt) })
            : '',
        ],
        [panInfoTexts.why(), money.refundReason],
      ]}
    />
  )
}
