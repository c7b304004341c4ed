import { Text } from '@mantine/core'
import { formatDate } from '../../../contract/kernel/dates.ts'
import type { PanRow } from '../../../contract/nsdl-pan/lists.ts'
import type { PaperCalls } from '../../../contract/nsdl-pan/print.ts'
import { indianToday } from '../../platform/device-clock.ts'
import { KindBadges } from './kind-badges.tsx'
import { StateBadge } from './state-badge.tsx'
import { TokenCell } from './token-cell.tsx'
import type { Ticks } from './use-ticks.ts'

/** Cells that say more than their value. */
export const panCells = (papers: PaperCalls, ticks?: Ticks) => ({
  refNo: (row: PanRow) => (
    <TokenCell
      row={row}
      papers={papers}
      tick={ticks && { checked: ticks.ids.has(row.id), toggle: () => ticks.toggle(row.id) }}
    />
  ),
  cat: ({ applicantionType, cat }: PanRow) => <KindBadges type={applicantionType} category={cat} />,
  code: ({ code, bussName }: PanRow) => (
    <>
      <Text size="sm">{code}</Text>
      <Text size="xs" c="dimmed" truncate title={bussName}>
        {bussName}
      </Text>
    </>
  ),
  state: ({ state }: PanRow) => <StateBadge state={state} />,
  hardcopyDue: ({ hardcopy, hardcopyDue }: PanRow) => {
    const overdue = hardcopy === 'due' && hardcopyDue !== null && hardcopyDue < indianToday()
    return (
      <Text size="sm" c={overdue ? 'red' : undefined} fw={overdue ? 600 : undefined}>
        {`${formatDate(hardcopyDue)}${overdue ? ' overdue' : ''}`}
      </Text>
    )
  },
})
