import { Box } from '@mantine/core'
import { formatPaise } from '../../contract/kernel/money.ts'
import type { MemberOptions } from '../../contract/member.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { formTexts } from '../../texts/en/form.ts'
import { peopleTexts } from '../../texts/en/people.ts'
import { Facts } from '../ui/facts.tsx'
import { LowBalance } from '../ui/low-balance.tsx'
import { SectionCard } from '../ui/section-card.tsx'

interface Props {
  options: MemberOptions
  /** The chosen one; empty before. */
  idType: string
}

/** What the id costs, and whether the wallet can pay it. */
export function PriceCard({ options: { idtypes, balance }, idType }: Props) {
  const price = idtypes.find(({ value }) => value === idType)?.price
  const missing = price === undefined ? 0 : price - balance
  return (
    <SectionCard title={peopleTexts.price()}>
      <Facts
        facts={[
          [peopleTexts.priceOfTheId(), price === undefined ? peopleTexts.chooseAnIdType() : formatPaise(price)],
          [peopleTexts.yourBalance(), formatPaise(balance)],
          [peopleTexts.leftAfterwards(), price !== undefined && missing <= 0 ? formatPaise(-missing) : undefined],
        ]}
      />
      {missing > 0 && (
        <Box mt="md">
          <LowBalance
            text={formTexts.moreIsNeeded({ missing: formatPaise(missing) })}
            to={merchantPaths.paymentRequest}
          />
        </Box>
      )}
    </SectionCard>
  )
}
