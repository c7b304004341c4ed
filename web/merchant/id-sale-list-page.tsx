import { Anchor, Box, Button, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getIdSaleTotals, type IdSaleTotals, listIdSales } from '../../contract/id-sale.ts'
import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { backendPaths } from '../../contract/paths.ts'
import { callQuery } from '../platform/call-query.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { WideTable } from './wide-table.tsx'

/** One row per id given out, and what they come to. */
export function IdSaleListPage() {
  const totals = useQuery(callQuery(getIdSaleTotals))
  return (
    <>
      <PageTitle about="Every ID given out: to whom, from whom and for how much.">
        <Button component={Link} to={backendPaths.merchantList} variant="default">
          Merchants
        </Button>
      </PageTitle>
      <QueryView query={totals}>{(found) => <Totals totals={found} />}</QueryView>
      <DataTable
        endpoint={listIdSales}
        emptyText="No id has been given out yet."
        cells={{
          code: ({ code, merchantId }) => (
            <Anchor component={Link} to={backendPaths.merchant(merchantId)} size="sm">
              {code}
            </Anchor>
          ),
        }}
      />
    </>
  )
}

function Totals({ totals }: { totals: IdSaleTotals }) {
  if (totals.length === 0) return null
  const sum = (read: (one: IdSaleTotals[number]) => number) => totals.reduce((all, one) => all + read(one), 0)
  const everything = {
    idName: 'All',
    nos: sum(({ nos }) => nos),
    paid: sum(({ paid }) => paid),
    given: sum(({ given }) => given),
  }
  return (
    <Box mb="md">
      <SectionCard title="Totals">
        <WideTable label="Totals by id type" minWidth={460}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>ID Type</Table.Th>
              {['Given out', 'Paid by merchants', 'Given by the head office'].map((title) => (
                <Table.Th key={title} ta="right">
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {[...totals, everything].map((one) => (
              <Line key={one.idName} {...one} />
            ))}
          </Table.Tbody>
        </WideTable>
      </SectionCard>
    </Box>
  )
}

function Line({ idName, nos, paid, given }: IdSaleTotals[number]) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{idName}</Table.Th>
      <Table.Td ta="right">{nos}</Table.Td>
      <Table.Td ta="right">{formatAmount(rupeesFromPaise(paid))}</Table.Td>
      <Table.Td ta="right">{formatAmount(rupeesFromPaise(given))}</Table.Td>
    </Table.Tr>
  )
}
