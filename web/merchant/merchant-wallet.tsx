import { Anchor, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { formatAmount, formatPaise, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { getMerchantWallet, type WalletLine } from '../../contract/merchant.ts'
import { backendPaths } from '../../contract/paths.ts'
import type { Earnings } from '../../contract/wallet.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { WideTable } from './wide-table.tsx'

const amount = (paise: number) => formatAmount(rupeesFromPaise(paise))

/** What stands in the wallet, and its last lines. */
export function MerchantWallet({ id }: { id: string }) {
  const wallet = useQuery(callQuery(getMerchantWallet, { params: { id } }))
  return (
    <QueryView query={wallet}>
      {({ balance, earnings, lines }) => (
        <SectionCard title="Wallet" about={`Balance ${formatPaise(balance)}.${inWords(earnings)} The last 20 lines.`}>
          <Anchor component={Link} to={backendPaths.walletOf(id)} size="sm">
            Whole statement
          </Anchor>
          {lines.length === 0 ? <Text size="sm">No money has moved yet.</Text> : <Lines lines={lines} />}
        </SectionCard>
      )}
    </QueryView>
  )
}

const inWords = ({ pending, advanced }: Earnings): string =>
  [
    pending > 0 ? ` Pending earnings ${formatPaise(pending)}.` : '',
    advanced > 0 ? ` Advanced ${formatPaise(advanced)}, which the next earnings pay back.` : '',
  ].join('')

function Lines({ lines }: { lines: readonly WalletLine[] }) {
  return (
    <WideTable label="Lines of the wallet" minWidth={680}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Time</Table.Th>
          <Table.Th>Kind</Table.Th>
          <Table.Th>Narration</Table.Th>
          <Table.Th ta="right">Amount</Table.Th>
          <Table.Th ta="right">Balance</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.id}>
            <Table.Td>{formatDateTime(line.at)}</Table.Td>
            <Table.Td>{line.kind}</Table.Td>
            <Table.Td>{line.narration}</Table.Td>
            <Table.Td ta="right">{amount(line.amount)}</Table.Td>
            <Table.Td ta="right">{amount(line.balance)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
