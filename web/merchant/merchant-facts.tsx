import { Anchor, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { headOffice } from '../../contract/id-sale.ts'
import { formatDate } from '../../contract/kernel/dates.ts'
import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import type { MerchantDetail } from '../../contract/merchant.ts'
import { backendPaths } from '../../contract/paths.ts'
import { Facts } from '../ui/facts.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { PersonFacts } from './person-facts.tsx'

const none = '–'

/** The business itself, and who owns it. */
export function MerchantFacts({ merchant: m }: { merchant: MerchantDetail }) {
  return (
    <Stack gap="md">
      <SectionCard title="Business">
        <Facts
          facts={[
            ['Code', m.code],
            ['Business', m.bussName],
            ['ID Type', m.idName],
            ['Package', m.packageName],
            ['Upline', <Upline key="upline" upline={m.upline} />],
            ['Joined', formatDate(m.joined)],
            ['Balance', formatAmount(rupeesFromPaise(m.balance))],
            ['Mobile No.', m.mobileNo || none],
            ['Email ID', m.emailId || none],
            ['PAN', m.panNo || none],
            ['GSTIN', m.gstNo || none],
            ['Address', [m.address1, m.address2, m.address3].filter(Boolean).join(', ') || none],
            ['District', m.district || none],
            ['State', m.state || none],
            ['Pincode', m.pin || none],
          ]}
        />
      </SectionCard>
      <SectionCard title="Owner">
        <PersonFacts person={m.staff} />
      </SectionCard>
    </Stack>
  )
}

function Upline({ upline }: { upline: MerchantDetail['upline'] }) {
  if (!upline) return headOffice
  return (
    <Anchor component={Link} to={backendPaths.merchant(upline.id)} size="sm">
      {`${upline.code} ${upline.bussName}`}
    </Anchor>
  )
}
