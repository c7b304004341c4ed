import { Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { refundApplication, refundRequest } from '../../../contract/nsdl-pan/office.ts'
import { call } from '../../platform/call.ts'
import { openOnceKeys } from '../../platform/once-key.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { ReasonFields } from '../../ui/form/reason-fields.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'
import type { MoveDialogProps } from './move-words.ts'

const reasons = ['The applicant has a PAN already', 'The merchant has asked for the money after the free days']

/** Ends an application and gives the whole fee back. */
export function RefundDialog({ subject: { id, refNo, cardName }, onClose, onDone }: MoveDialogProps) {
  const [keyOf] = useState(openOnceKeys)
  const form = useForm({ initialValues: { reason: '' }, validate: schemaResolver(refundRequest, { sync: true }) })
  const submit = useSubmit(form, {
    send: (body) => call(refundApplication, { params: { id }, body, headers: keyOf(body) }),
    done: () => {
      toastSuccess(`${refNo} cancelled`, "The fee is back on the merchant's wallet.")
      onDone()
    },
  })
  return (
    <FormDialog
      title={`Refund ${refNo}`}
      button="Cancel and refund"
      color="red"
      submit={submit}
      labels={{ reason: 'Reason' }}
      onClose={onClose}
    >
      <Text size="sm">{`${cardName}: the application ends here, and the fee goes back in full.`}</Text>
      <ReasonFields
        reasons={reasons}
        value={form.values.reason}
        onChoose={(reason) => form.setFieldValue('reason', reason)}
        input={form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
