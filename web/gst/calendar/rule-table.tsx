import { Badge, Button, Group, ScrollArea, Table, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeDueRule, dueRuleChange, type KeptRule } from '../../../contract/gst/due-dates-office.ts'
import { usualRules } from '../../../contract/gst/due-dates-usual.ts'
import { gstReturns, gstSchemes } from '../../../contract/gst/returns.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { call } from '../../platform/call.ts'
import { WholeNumberInput } from '../../ui/form/whole-number-input.tsx'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { forgetGst } from '../forget-gst.ts'

/** The rules, each edited where it stands. */
export function RuleTable({ rules }: { rules: readonly KeptRule[] }) {
  return (
    <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Rules' }}>
      <Table miw={760} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {['Return', 'Scheme', 'States', 'Periods since', 'Day', 'Months after', ''].map((head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rules.map((rule) => (
            <RuleRow key={`${rule.id} ${rule.day} ${rule.monthsAfter}`} rule={rule} />
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  )
}

function RuleRow({ rule }: { rule: KeptRule }) {
  const [day, setDay] = useState<number | string>(rule.day ?? '')
  const [months, setMonths] = useState<number | string>(rule.monthsAfter)
  const change = dueRuleChange.safeParse({ day: day === '' ? null : day, monthsAfter: months })
  const dirty = change.success && (change.data.day !== rule.day || change.data.monthsAfter !== rule.monthsAfter)
  const save = useChangeRule(rule)
  const name = `${gstReturns[rule.returnType].label}, ${gstSchemes[rule.scheme]}${rule.stateGroup === 'all' ? '' : `, group ${rule.stateGroup}`}`
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap={6} wrap="nowrap">
          {gstReturns[rule.returnType].label}
          {isChanged(rule) && (
            <Badge color="orange" variant="light" tt="none">
              Changed
            </Badge>
          )}
        </Group>
      </Table.Td>
      <Table.Td>{gstSchemes[rule.scheme]}</Table.Td>
      <Table.Td>{rule.stateGroup === 'all' ? 'All' : `Group ${rule.stateGroup}`}</Table.Td>
      <Table.Td>{formatDate(rule.since)}</Table.Td>
      <Table.Td>
        <WholeNumberInput
          aria-label={`Day: ${name}`}
          w={90}
          size="xs"
          placeholder="Same day"
          value={day}
          onChange={setDay}
        />
      </Table.Td>
      <Table.Td>
        <WholeNumberInput aria-label={`Months after: ${name}`} w={90} size="xs" value={months} onChange={setMonths} />
      </Table.Td>
      <Table.Td>
        {dirty && (
          <Button size="compact-xs" loading={save.isPending} onClick={() => save.mutate(change.data)}>
            Save
          </Button>
        )}
        {!change.success && (
          <Text size="xs" c="red">
            1 to 31; 0 to 24
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

function useChangeRule(rule: KeptRule) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { day: number | null; monthsAfter: number }) =>
      call(changeDueRule, { params: { id: rule.id }, body }),
    onSuccess: () => {
      toastSuccess('The rule is saved.')
      forgetGst(queries)
    },
    onError: (error) => toastError(error),
  })
}

/** Whether it differs from what the portal came with. */
const isChanged = (rule: KeptRule): boolean =>
  !usualRules.some(
    (usual) =>
      usual.returnType === rule.returnType &&
      usual.scheme === rule.scheme &&
      usual.stateGroup === rule.stateGroup &&
      usual.since === rule.since &&
      usual.day === rule.day &&
      usual.monthsAfter === rule.monthsAfter,
  )
