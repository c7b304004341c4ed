import { Alert, Button, Group, List, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { askPanRefund, getPanSheet, type PanSheet } from '../../../contract/nsdl-pan/apply.ts'
import { call } from '../../platform/call.ts'
import { indianToday } from '../../platform/device-clock.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'

/** Why it came back, on top; the form below it while mending is free, the way to the money afterwards. */
export function ReapplyHead({ sheet, children }: { sheet: PanSheet; children: ReactNode }) {
  const free = sheet.freeUntil === null || indianToday() <= sheet.freeUntil
  return (
    <>
      <Alert color="red" mb="md" title="Why it was sent back">
        <List size="sm" spacing={4}>
          {sheet.reasons.map(({ code, text, remedy }) => (
            <List.Item key={`${code}${text}`}>
              <strong>{text}.</strong> {remedy}
            </List.Item>
          ))}
        </List>
        {free && sheet.freeUntil && (
          <Text size="sm" mt="xs">
            You can send it in again free of charge until {formatDate(sheet.freeUntil)}.
          </Text>
        )}
      </Alert>
      {free ? children : <AskRefund sheet={sheet} />}
    </>
  )
}

function AskRefund({ sheet }: { sheet: PanSheet }) {
  const queries = useQueryClient()
  const asking = useMutation({
    mutationFn: () => call(askPanRefund, { params: { id: sheet.id } }),
    onSuccess: () => {
      toastSuccess('The head office was asked for the money.')
      return queries.refetchQueries({ queryKey: [getPanSheet.path, { params: { id: sheet.id } }] })
    },
    onError: (error) => toastError(error),
  })
  if (sheet.refundAsked) return <Alert color="blue">The money was asked for. The head office looks at it.</Alert>
  return (
    <Alert color="orange" title={`The free days ended on ${formatDate(sheet.freeUntil)}`}>
      <Group justify="space-between">
        <Text size="sm">Ask for the money, and apply anew.</Text>
        <Button loading={asking.isPending} onClick={() => asking.mutate()}>
          Ask for the money
        </Button>
      </Group>
    </Alert>
  )
}
