import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { Schema, TableEndpoint } from '../../contract/kernel/endpoint.ts'
import { entryKindLabel, type StatementRange, type StatementRow, statementRange } from '../../contract/statement.ts'
import { walletTexts } from '../../texts/en/wallet.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { DayRange } from '../ui/day-range/day-range.tsx'
import { StatementSums, type SumsQuery } from './statement-sums.tsx'

interface Props {
  list: TableEndpoint<StatementRow, Schema>
  sums: (range: StatementRange) => SumsQuery
  /** The merchant, where it is not the own one. */
  params?: { id: string }
}

/** Every movement of a wallet with the balance after it, over all days or some. */
export function Statement({ list, sums, params }: Props) {
  const [range, setRange] = useState<StatementRange>()
  const whole = range && statementRange.safeParse(range).success ? range : undefined
  return (
    <Stack gap="md">
      <DayRange range={range} onRange={setRange} />
      {whole && <StatementSums query={sums(whole)} />}
      <DataTable
        endpoint={list}
        params={params}
        additionFilter={whole}
        emptyText={whole ? walletTexts.noMoneyMovedIn() : walletTexts.noMoneyHasMoved()}
        cells={{ kind: ({ kind }) => entryKindLabel(kind) }}
      />
    </Stack>
  )
}
