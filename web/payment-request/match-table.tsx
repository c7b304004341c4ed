import { Badge, Checkbox, Table, Text } from '@mantine/core'
import { type Match, type MatchKind, matchKindLabels } from '../../contract/bank-statement.ts'
import { paymentModeLabels } from '../../contract/catalogue/bank.ts'
import { formatDate } from '../../contract/kernel/dates.ts'
import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { StatusBadge } from './status-badge.tsx'

interface Props {
  matches: readonly Match[]
  /** Ids of payments. */
  ticked: ReadonlySet<string>
  onTicked: (ticked: Set<string>) => void
}

const colors: Record<MatchKind, string> = { exact: 'green', likely: 'teal', differing: 'orange' }
const viewportProps = { tabIndex: 0, role: 'region', 'aria-label': 'Proposals' }
const money = (paise: number) => formatAmount(rupeesFromPaise(paise))

/** One proposal per row: what the bank says, what the merchant says, and a box to tick. */
export function MatchTable({ matches, ticked, onTicked }: Props) {
  const free = matches.filter(({ payment }) => payment.mayApprove).map(({ payment }) => payment.id)
  const all = free.length > 0 && free.every((id) => ticked.has(id))
  return (
    <Table.ScrollContainer minWidth={900} scrollAreaProps={{ viewportProps }}>
      <Table verticalSpacing="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={44}>
              <Checkbox
                aria-label="Tick all"
                checked={all}
                indeterminate={!all && free.some((id) => ticked.has(id))}
                disabled={free.length === 0}
                onChange={() => onTicked(new Set(all ? [] : free))}
              />
            </Table.Th>
            <Table.Th>Bank</Table.Th>
            <Table.Th>Payment</Table.Th>
            <Table.Th ta="right">Amount</Table.Th>
            <Table.Th>Match</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {matches.map((match) => (
            <MatchRow
              key={match.payment.id}
              match={match}
              ticked={ticked.has(match.payment.id)}
              onTick={() => onTicked(toggled(ticked, match.payment.id))}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function toggled(ticked: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(ticked)
  if (!next.delete(id)) next.add(id)
  return next
}

interface RowProps {
  match: Match
  ticked: boolean
  onTick: () => void
}

function MatchRow({ match: { kind, line, payment }, ticked, onTick }: RowProps) {
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox
          aria-label={`Tick ${payment.refNo}`}
          checked={ticked && payment.mayApprove}
          disabled={!payment.mayApprove}
          onChange={onTick}
        />
      </Table.Td>
      <Table.Td maw={320}>
        <Text size="sm">{`${formatDate(line.day)} · ${line.reference || 'no reference'}`}</Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {line.description}
        </Text>
      </Table.Td>
      <Table.Td maw={320}>
        <Text size="sm">{`${payment.refNo} · ${payment.code} ${payment.bussName}`}</Text>
        <Text size="xs" c="dimmed">
          {`${formatDate(payment.paidOn)} · ${paymentModeLabels[payment.mode]} · ${payment.reference}`}
        </Text>
      </Table.Td>
      <Table.Td ta="right">
        <Text size="sm" fw={600}>
          {money(payment.amount)}
        </Text>
        {kind === 'differing' && (
          <Text size="xs" c="red" style={{ whiteSpace: 'nowrap' }}>{`Bank: ${money(line.amount)}`}</Text>
        )}
      </Table.Td>
      <Table.Td>
        <Badge color={colors[kind]} variant="light" tt="none" miw="max-content">
          {matchKindLabels[kind]}
        </Badge>{' '}
        {payment.status !== 'pending' && <StatusBadge status={payment.status} />}
      </Table.Td>
    </Table.Tr>
  )
}
