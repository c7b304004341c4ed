import { Alert, Button, Group, List, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { askPanRefund, getPanSheet, type PanSheet } from '../../../contract/nsdl-pan/apply.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
import { call } from '../../platform/call.ts'
import { indianToday } from '../../platform/device-clock.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'

/** Why it came back, on top; the form below it while mending is free, the way to the money afterwards. */
export function ReapplyHead({ sheet, children }: { sheet: PanSheet; children: ReactNode }) {
  const free = sheet.freeUntil === null || indianToday() <= sheet.freeUntil
  return (
    <>
      <Alert color="red" mb="md" title={panApplyTexts.whyItWasSentBack()}>
        <List size="sm" spacing={4}>
          {sheet.reasons.map(({ code, text, remedy }) => (
            <List.Item key={`${code}${text}`}>
              <strong>{text}.</strong> {remedy}
            </List.Item>
          ))}
        </List>
        {free && sheet.freeUntil && (
          <Text size="sm" mt="xs">
            {panApplyTexts.freeOfChargeUntil({ day: formatDate(sheet.freeUntil) })}
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
      toastSuccess(panApplyTexts.theOfficeWasAsked())
      return queries.refetchQueries({ queryKey: [getPanSheet.path, { params: { id: sheet.id } }] })
    },
    onError: (error) => toastError(error),
  })
  if (sheet.refundAsked) return <Alert color="blue">{panApplyTexts.theOfficeLooksAtIt()}</Alert>
  return (
    <Alert color="orange" title={panApplyTexts.theFreeDaysEnded({ day: formatDate(sheet.freeUntil) })}>
      <Group justify="space-between">
        <Text size="sm">{panApplyTexts.askAndApplyAnew()}</Text>
        <Button loading={asking.isPending} onClick={() => asking.mutate()}>
          {panApplyTexts.askForTheMoney()}
        </Button>
      </Group>
    </Alert>
  )
}
