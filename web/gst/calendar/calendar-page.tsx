import { Badge, Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  type CalendarEntry,
  calendarDays,
  type GstCalendar,
  getCalendar,
} from '../../../contract/gst/due-dates-calendar.ts'
import { gstReturns, returnFacts } from '../../../contract/gst/returns.ts'
import { periodLabel, readPeriod } from '../../../contract/gst/returns-periods.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { daysBetween } from '../../../contract/kernel/days.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { gstFilingTexts } from '../../../texts/en/gst-filing.ts'
import { callQuery } from '../../platform/call-query.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { QueryView } from '../../ui/page-states/query-view.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SectionCard } from '../../ui/section-card.tsx'

/** What is due for whom, day by day. */
export function GstCalendarPage() {
  const calendar = useQuery(callQuery(getCalendar))
  return (
    <>
      <PageTitle about={gstFilingTexts.whatYourClientsHaveToFile({ days: calendarDays })}>
        <Group gap="sm">
          <Button component={Link} to={merchantPaths.gstClients} variant="default">
            {gstFilingTexts.clients()}
          </Button>
          <Button component={Link} to={merchantPaths.gstFillingNew}>
            {gstFilingTexts.newFiling()}
          </Button>
        </Group>
      </PageTitle>
      <QueryView query={calendar}>{(known) => <Days calendar={known} />}</QueryView>
    </>
  )
}

function Days({ calendar: { today, overdue, coming } }: { calendar: GstCalendar }) {
  const [clientId, setClientId] = useState('')
  const all = [...overdue, ...coming]
  const mine = (entries: readonly CalendarEntry[]) =>
    entries.filter((one) => clientId === '' || one.clientId === clientId)
  const late = mine(overdue)
  const days = groupByDay(mine(coming))
  if (all.length === 0) return <Nothing />
  return (
    <Stack gap="md">
      <NativeSelect
        label={gstFilingTexts.client()}
        maw={420}
        data={[{ value: '', label: gstFilingTexts.allClients() }, ...clientsIn(all)]}
        value={clientId}
        onChange={(event) => setClientId(event.currentTarget.value)}
      />
      {late.length > 0 && (
        <SectionCard
          title={gstFilingTexts.overdue({ count: late.length })}
          about={gstFilingTexts.lateFeeAndInterestRun()}
        >
          <Entries entries={late} today={today} />
        </SectionCard>
      )}
      {days.map(([day, entries]) => (
        <SectionCard key={day} title={formatDate(day)} about={leftText(today, day)}>
          <Entries entries={entries} today={today} />
        </SectionCard>
      ))}
    </Stack>
  )
}

const Nothing = () => (
  <Paper p="lg" radius="md" bg="var(--card-background)">
    <Text>{gstFilingTexts.nothingIsDue()}</Text>
  </Paper>
)

const clientsIn = (entries: readonly CalendarEntry[]) =>
  [...new Map(entries.map((one) => [one.clientId, `${one.name} · ${one.gstin}`]))]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label))

/** Entries come by date, so days come in their order. */
function groupByDay(entries: readonly CalendarEntry[]): [string, CalendarEntry[]][] {
  const days = new Map<string, CalendarEntry[]>()
  for (const entry of entries) days.set(entry.dueOn, [...(days.get(entry.dueOn) ?? []), entry])
  return [...days]
}

function leftText(today: string, day: string): string {
  const left = daysBetween(today, day)
  if (left === 0) return gstFilingTexts.today()
  return left === 1 ? gstFilingTexts.tomorrow() : gstFilingTexts.inDays({ left })
}

function Entries({ entries, today }: { entries: readonly CalendarEntry[]; today: string }) {
  return (
    <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {entries.map((entry) => (
        <Group
          key={`${entry.clientId} ${entry.returnType} ${entry.period}`}
          component="li"
          justify="space-between"
          gap="xs"
        >
          <div>
            <Group gap="xs">
              <Text fw={500}>{`${gstReturns[entry.returnType].label} ${periodLabel(entry.period)}`}</Text>
              {returnFacts(entry.returnType).optional && (
                <Badge color="gray" variant="light" tt="none">
                  {gstFilingTexts.optional()}
                </Badge>
              )}
              {entry.notification && (
                <Badge color="blue" variant="light" tt="none">
                  {gstFilingTexts.extended()}
                </Badge>
              )}
            </Group>
            <Text size="sm" c="dimmed">{`${entry.name} · ${entry.gstin}${lateText(entry, today)}`}</Text>
          </div>
          <FileNow entry={entry} />
        </Group>
      ))}
    </Stack>
  )
}

function lateText({ dueOn }: CalendarEntry, today: string): string {
  const late = daysBetween(dueOn, today)
  return late > 0 ? gstFilingTexts.lateBy({ day: formatDate(dueOn), late }) : ''
}

/** A return can be filed once its period is over. */
function FileNow({ entry: { clientId, returnType, period, name, open } }: { entry: CalendarEntry }) {
  if (!open)
    return (
      <Text size="sm" c="dimmed">
        {gstFilingTexts.periodEndsOn({ day: formatDate(readPeriod(period)?.end) })}
      </Text>
    )
  return (
    <Button
      component={PageLink}
      to={merchantPaths.gstFillingNew}
      search={{ client: clientId, return: returnType, period }}
      size="compact-md"
      variant="light"
      aria-label={gstFilingTexts.fileReturnNow({
        title: `${gstReturns[returnType].label} ${periodLabel(period)}`,
        name,
      })}
    >
      {gstFilingTexts.fileNow()}
    </Button>
  )
}
