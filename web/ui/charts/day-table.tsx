import { Table, Text } from '@mantine/core'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { recordTexts } from '../../../texts/en/record.ts'
import type { Series } from './series.ts'
import classes from './stacked-bars.module.css'

interface Props {
  label: string
  days: readonly string[]
  series: readonly Series[]
  text: (value: number) => string
}

/** The numbers behind a chart, the newest day first, for whoever wants them exact or cannot see bars. */
export function DayTable({ label, days, series, text }: Props) {
  const rows = days.map((day, at) => ({ day, values: series.map(({ values }) => values[at] ?? 0) })).reverse()
  return (
    <details className={classes.table}>
      <Text component="summary" size="xs" c="dimmed">
        {recordTexts.asATable()}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <section className={classes.scroll} tabIndex={0} aria-label={recordTexts.asTableOf({ label })}>
        <Table fz="xs" verticalSpacing={4} striped>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{recordTexts.day()}</Table.Th>
              {series.map(({ name }) => (
                <Table.Th key={name} scope="col" ta="right">
                  {name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ day, values }) => (
              <Table.Tr key={day}>
                <Table.Th scope="row" fw={400} style={{ whiteSpace: 'nowrap' }}>
                  {formatDate(day)}
                </Table.Th>
                {values.map((value, at) => (
                  <Table.Td key={series[at]?.name} ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
                    {text(value)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </details>
  )
}
