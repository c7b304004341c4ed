import { Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { getGstReasons, gstRejection } from '../../contract/gst/registration-office.ts'
import { callQuery } from '../platform/call-query.ts'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { ReasonFields } from '../ui/form/reason-fields.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  /** What is rejected, by its number. */
  no: string
  send: (body: { reason: string }) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** Rejects with a reason; the whole amount goes back. */
export function RejectBox({ no, send, onClose, onDone }: Props) {
  const { data: reasons = [] } = useQuery(callQuery(getGstReasons))
  const form = useForm({ initialValues: { reason: '' }, validate: schemaResolver(gstRejection, { sync: true }) })
  const submit = useSubmit(form, {
    send,
    done: () => {
      toastSuccess(`${no} is rejected, and the money is back.`)
      onDone()
    },
  })
  return (
    <FormDialog
      title={`Reject ${no}`}
      button="Reject"
      color="red"
      submit={submit}
      labels={{ reason: 'Reason' }}
      onClose={onClose}
    >
      <Text size="sm">The whole price goes back to the wallet, commissions included.</Text>
      <ReasonFields
        reasons={reasons}
        value={form.values.reason}
        onChoose={(reason) => form.setFieldValue('reason', reason)}
        input={form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
