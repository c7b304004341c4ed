import { Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { issuance, issuePan } from '../../../contract/nsdl-pan/office.ts'
import { call } from '../../platform/call.ts'
import { keyboards } from '../../ui/form/box-look.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'
import type { MoveDialogProps } from './move-words.ts'

/** Notes the PAN that was issued. */
export function IssueDialog({ subject: { id, refNo, ackNo, cardName }, onClose, onDone }: MoveDialogProps) {
  const form = useForm({ initialValues: { pan: '' }, validate: schemaResolver(issuance, { sync: true }) })
  const submit = useSubmit(form, {
    send: (body) => call(issuePan, { params: { id }, body }),
    done: () => {
      toastSuccess(`PAN of ${refNo} issued`)
      onDone()
    },
  })
  return (
    <FormDialog title={`PAN of ${refNo}`} submit={submit} labels={{ pan: 'PAN' }} onClose={onClose}>
      <Text size="sm">{`${cardName} · acknowledgement ${ackNo}`}</Text>
      <TextInput
        label="PAN"
        description="Its letters must fit the kind of applicant and the name."
        required
        data-autofocus
        maxLength={10}
        {...keyboards.capitals}
        autoComplete="off"
        styles={{ input: { textTransform: 'uppercase' } }}
        {...form.getInputProps('pan')}
      />
    </FormDialog>
  )
}
