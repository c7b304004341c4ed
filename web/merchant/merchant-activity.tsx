import { Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { AuditRow } from '../../contract/audit.ts'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { getMerchantActivity } from '../../contract/merchant.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { WideTable } from './wide-table.tsx'

/** What the audit list says of a merchant and its people. */
export function MerchantActivity({ id }: { id: string }) {
  const rows = useQuery(callQuery(getMerchantActivity, { params: { id } }))
  return (
    <QueryView query={rows}>
      {(found) => (
        <SectionCard title="Activity" about="The last 50 acts about this business and its people.">
          {found.length === 0 ? <Text size="sm">Nothing has been recorded yet.</Text> : <Rows rows={found} />}
        </SectionCard>
      )}
    </QueryView>
  )
}

function Rows({ rows }: { rows: readonly AuditRow[] }) {
  return (
    <WideTable label="Acts" minWidth={680}>
      <Table.Thead>
        <Table.Tr>
          {['Time', 'Who', 'Act', 'Subject', 'Detail'].map((title) => (
            <Table.Th key={title}>{title}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>{formatDateTime(row.at)}</Table.Td>
            <Table.Td>{row.who}</Table.Td>
            <Table.Td>{row.act}</Table.Td>
            <Table.Td>{row.subject}</Table.Td>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>{row.detail}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
