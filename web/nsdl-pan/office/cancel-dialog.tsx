import { Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { confirmCancel } from '../../../contract/nsdl-pan/office.ts'
import { call } from '../../platform/call.ts'
import { openOnceKeys } from '../../platform/open-once-keys.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'
import type { MoveDialogProps } from './move-words.ts'

/** Confirms that a paperless application ends because its Aadhaar step failed. */
export function CancelDialog({ subject: { id, refNo, cardName }, onClose, onDone }: MoveDialogProps) {
  const [keyOf] = useState(openOnceKeys)
  const form = useForm({ initialValues: {} })
  const submit = useSubmit(form, {
    send: () => call(confirmCancel, { params: { id }, headers: keyOf(id) }),
    done: () => {
      toastSuccess(`${refNo} cancelled`, "The fee is back on the merchant's wallet.")
      onDone()
    },
  })
  return (
    <FormDialog title={`Cancel ${refNo}`} button="Cancel and refund" color="red" submit={submit} onClose={onClose}>
      <Text size="sm">{`The Aadhaar step of ${cardName} failed or was given up. The application ends here, and the fee goes back in full.`}</Text>
    </FormDialog>
  )
}
