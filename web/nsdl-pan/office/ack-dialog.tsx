import { Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { acknowledgeApplication, acknowledgement } from '../../../contract/nsdl-pan/office.ts'
import { call } from '../../platform/call.ts'
import { keyboards } from '../../ui/form/box-look.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'
import type { MoveDialogProps } from './move-words.ts'

/** Notes an acknowledgement number. */
export function AckDialog({ subject: { id, refNo, cardName }, onClose, onDone }: MoveDialogProps) {
  const form = useForm({ initialValues: { ackNo: '' }, validate: schemaResolver(acknowledgement, { sync: true }) })
  const submit = useSubmit(form, {
    send: (body) => call(acknowledgeApplication, { params: { id }, body }),
    done: () => {
      toastSuccess(`${refNo} acknowledged`)
      onDone()
    },
  })
  return (
    <FormDialog title={`Acknowledgement of ${refNo}`} submit={submit} labels={{ ackNo: 'Ack No.' }} onClose={onClose}>
      <Text size="sm">{cardName}</Text>
      <TextInput
        label="Acknowledgement number"
        description="15 digits, as the provider gave them."
        required
        data-autofocus
        {...keyboards.digits}
        autoComplete="off"
        maxLength={30}
        {...form.getInputProps('ackNo')}
      />
    </FormDialog>
  )
}
