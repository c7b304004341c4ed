import { ScrollArea, Table } from '@mantine/core'
import type { DueRule } from '../../../contract/gst/due-dates.ts'
import { gstReturns, gstSchemes } from '../../../contract/gst/returns.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { ruleWords } from '../../../contract/law/rule-words.ts'

/** The rules by which returns are due, to read; an admin adds a version under 'Rules in force'. */
export function RuleTable({ rules }: { rules: readonly DueRule[] }) {
  return (
    <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Rules' }}>
      <Table miw={680} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {['Return', 'Scheme', 'States', 'Periods since', 'Due'].map((head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rules.map((rule) => (
            <Table.Tr key={`${rule.returnType} ${rule.scheme} ${rule.stateGroup} ${rule.since}`}>
              <Table.Td>{gstReturns[rule.returnType].label}</Table.Td>
              <Table.Td>{gstSchemes[rule.scheme]()}</Table.Td>
              <Table.Td>{rule.stateGroup === 'all' ? 'All' : `Group ${rule.stateGroup}`}</Table.Td>
              <Table.Td>{formatDate(rule.since)}</Table.Td>
              <Table.Td>{ruleWords('due-date', rule).join(', ')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  )
}
