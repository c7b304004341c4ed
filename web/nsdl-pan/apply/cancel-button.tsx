import { Button, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelPan, getPanSheet, type PanSheet } from '../../../contract/nsdl-pan/apply.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
import { call } from '../../platform/call.ts'
import { openOnceKeys } from '../../platform/open-once-keys.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'

/** Takes a paid application back, after a second thought. */
export function CancelButton({ sheet }: { sheet: Pick<PanSheet, 'id' | 'refNo'> }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsked(true)}>
        {panApplyTexts.cancelAndGetTheMoney()}
      </Button>
      {asked && <Sure sheet={sheet} onClose={() => setAsked(false)} />}
    </>
  )
}

function Sure({ sheet: { id, refNo }, onClose }: { sheet: Pick<PanSheet, 'id' | 'refNo'>; onClose: () => void }) {
  const queries = useQueryClient()
  const [keys] = useState(openOnceKeys)
  const submit = useSubmit(useForm(), {
    send: () => call(cancelPan, { params: { id }, headers: keys({ id }) }),
    done: () => {
      toastSuccess(panApplyTexts.isCancelled({ refNo }), panApplyTexts.theMoneyIsBack())
      void queries.refetchQueries({ queryKey: [getPanSheet.path, { params: { id } }] })
      onClose()
    },
  })
  return (
    <FormDialog
      title={panApplyTexts.cancelApplication({ refNo })}
      button={panApplyTexts.cancelIt()}
      color="red"
      submit={submit}
      onClose={onClose}
    >
      <Text size="sm">{panApplyTexts.theWholePriceComesBack()}</Text>
    </FormDialog>
  )
}
