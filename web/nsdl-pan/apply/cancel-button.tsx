import { Button, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelPan, getPanSheet, type PanSheet } from '../../../contract/nsdl-pan/apply.ts'
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
        Cancel and get the money back
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
      toastSuccess(`${refNo} is cancelled.`, 'The money is back on the wallet.')
      void queries.refetchQueries({ queryKey: [getPanSheet.path, { params: { id } }] })
      onClose()
    },
  })
  return (
    <FormDialog title={`Cancel ${refNo}?`} button="Cancel it" color="red" submit={submit} onClose={onClose}>
      <Text size="sm">The whole price comes back to the wallet at once. The application cannot be opened again.</Text>
    </FormDialog>
  )
}
