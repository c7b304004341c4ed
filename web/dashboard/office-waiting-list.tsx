import { Anchor, Text } from '@mantine/core'
import { ageGroups, officeWaiting, type WaitingCount } from '../../contract/dashboard.ts'
import { daysBetween } from '../../contract/kernel/days.ts'
import { Legend } from '../ui/charts/legend.tsx'
import { ShareBar } from '../ui/charts/share-bar.tsx'
import type { Tone } from '../ui/charts/tones.ts'
import { PageLink } from '../ui/page-link.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import type { ListLink, WebServices } from '../ui/web-service.ts'
import classes from './office-waiting-list.module.css'
import { officeWaitingLinks as waysOf } from './waiting-links.ts'

const tones: Tone[] = ['teal', 'blue', 'yellow', 'orange', 'red']
const groups = ageGroups.map(({ label }, at) => ({ name: label, tone: tones[at] ?? 'blue' }))
const grouped = new Intl.NumberFormat('en-IN')

interface Props {
  work: readonly WaitingCount[]
  /** The Indian day that ages are told from. */
  today: string
  services: WebServices
}

/** What waits for us, the way to it, and for how long it has waited. */
export function OfficeWaitingList({ work, today, services }: Props) {
  const officeWays = waysOf(services)
  const waiting = work.filter((one) => one.waiting > 0)
  return (
    <SectionCard title="Waiting for us" about="Work that waits for the back office, and for how long.">
      {waiting.length === 0 ? (
        <Text c="dimmed">Nothing is waiting. Well done.</Text>
      ) : (
        <>
          <ul className={classes.list}>
            {waiting.map((one) => (
              <WaitingRow key={one.work} one={one} today={today} way={officeWays[one.work]} />
            ))}
          </ul>
          <Legend label="Colours of the ages" entries={groups} />
        </>
      )}
    </SectionCard>
  )
}

interface RowProps {
  one: WaitingCount
  today: string
  way: ListLink
}

function WaitingRow({ one: { work, waiting, oldest, ages }, today, way: { to, search } }: RowProps) {
  const parts = groups.map((group, at) => ({ ...group, value: ages[at] ?? 0 }))
  const spoken = parts.filter(({ value }) => value > 0).map(({ name, value }) => `${name}: ${grouped.format(value)}`)
  return (
    <li className={classes.row}>
      <Anchor component={PageLink} to={to} search={search} size="sm">
        {officeWaiting[work].title}
      </Anchor>
      <Text fw={650} className={classes.count} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {grouped.format(waiting)}
      </Text>
      <div className={classes.ages}>
        <ShareBar label={spoken.join(', ')} parts={parts} />
      </div>
      <Text size="xs" c="dimmed" className={classes.note}>
        {oldest && ageText(oldest, today)}
      </Text>
    </li>
  )
}

function ageText(oldest: string, today: string): string {
  const days = daysBetween(oldest, today)
  if (days <= 0) return 'since today'
  return days === 1 ? 'oldest: 1 day' : `oldest: ${grouped.format(days)} days`
}
