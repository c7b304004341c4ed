import { Alert, Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatRupees, rupeesFromPaise } from '../../contract/kernel/money.ts'
import type { MemberOptions } from '../../contract/member.ts'
import { merchantPaths } from '../paths.ts'
import { Facts } from '../ui/facts.tsx'
import { SectionCard } from '../ui/section-card.tsx'

interface Props {
  options: MemberOptions
  /** The chosen one; empty before. */
  idType: string
}

const rupees = (paise: number) => formatRupees(rupeesFromPaise(paise))

/** What the id costs, and whether the wallet can pay it. */
export function PriceCard({ options: { idtypes, balance }, idType }: Props) {
  const price = idtypes.find(({ value }) => value === idType)?.price
  const missing = price === undefined ? 0 : price - balance
  return (
    <SectionCard title="Price">
      <Facts
        facts={[
          ['Price of the id', price === undefined ? 'Choose an id type' : rupees(price)],
          ['Your balance', rupees(balance)],
          ['Left afterwards', price !== undefined && missing <= 0 ? rupees(-missing) : undefined],
        ]}
      />
      {missing > 0 && (
        <Alert color="yellow" mt="md" title="Your balance is too low">
          {`${rupees(missing)} more is needed. `}
          <Anchor component={Link} to={merchantPaths.paymentRequest} size="sm">
            Add money
          </Anchor>
        </Alert>
      )}
    </SectionCard>
  )
}
