import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { collectionDays, getCollectionSums, listCollection } from '../../contract/collection.ts'
import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { callQuery } from '../platform/call-query.ts'
import { DayBars } from '../ui/charts/day-bars.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { DayRange } from '../ui/day-range/day-range.tsx'
import { type Days, rangePresets } from '../ui/day-range/range-presets.ts'
import { Figures } from '../ui/figures.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'

const amount = (paise: number) => formatAmount(rupeesFromPaise(paise))
const count = new Intl.NumberFormat('en-IN')
const thisMonth = () => rangePresets(new Date()).find(({ value }) => value === 'month')?.range

/** What came in, day by day: the figures, a chart, and every line of it. */
export function DailyCollectionPage() {
  const [days, setDays] = useState<Days | undefined>(thisMonth)
  const whole = days && collectionDays.safeParse(days).success ? days : undefined
  return (
    <>
      <PageTitle title="Daily Collection" about="Money credited to wallets, by day, bank, mode and person." />
      <Stack gap="md">
        <DayRange range={days} onRange={setDays} />
        {whole && <Sums days={whole} />}
        <DataTable endpoint={listCollection} additionFilter={whole} emptyText="Nothing came in." />
      </Stack>
    </>
  )
}

function Sums({ days }: { days: Days }) {
  const { data } = useQuery(callQuery(getCollectionSums, { query: { ...days } }))
  const figures = [
    { name: 'Payments', value: data && count.format(data.payments) },
    { name: 'Amount', value: data && amount(data.amount) },
  ]
  return (
    <>
      <Figures label="Sums of these days" figures={figures} />
      {data && data.days.length > 0 && (
        <SectionCard title="By day">
          <DayBars
            label="Collection by day"
            bars={data.days.map((one) => ({ day: one.day, value: one.amount, text: amount(one.amount) }))}
          />
        </SectionCard>
      )}
    </>
  )
}
