import { Anchor, Badge, Text } from '@mantine/core'
import type { MerchantDashboard } from '../../contract/dashboard.ts'
import { merchantTexts } from '../../texts/en/merchant.ts'
import { say } from '../../texts/say.ts'
import { PageLink } from '../ui/page-link.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import type { WebServices } from '../ui/web-service.ts'
import classes from './merchant-waiting-list.module.css'
import { merchantWaitingLinks as waysOf } from './waiting-links.ts'

const grouped = new Intl.NumberFormat('en-IN')

interface Props {
  work: MerchantDashboard['work']
  services: WebServices
}

/** What goes on only when the merchant acts, each with the way to it. */
export function MerchantWaitingList({ work, services }: Props) {
  const merchantWays = waysOf(services)
  const waiting = work.filter((one) => one.waiting > 0)
  return (
    <SectionCard title={merchantTexts.waitingForYou()} about={merchantTexts.theseNeedYouBefore()}>
      {waiting.length === 0 ? (
        <Text c="dimmed">{merchantTexts.nothingIsWaitingFor()}</Text>
      ) : (
        <ul className={classes.list}>
          {waiting.map(({ work: name, waiting: n }) => (
            <li key={name} className={classes.row}>
              <Anchor
                component={PageLink}
                to={merchantWays[name].to}
                search={merchantWays[name].search}
                size="sm"
                className={classes.way}
              >
                {say(merchantWays[name].title)}
              </Anchor>
              <Badge variant="light" size="lg" style={{ fontVariantNumeric: 'tabular-nums' }}>
                {grouped.format(n)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
