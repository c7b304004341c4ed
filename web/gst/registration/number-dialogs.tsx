import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { gstLodging, gstStart, lodgeGst, startGst } from '../../../contract/gst/registration-office.ts'
import { call } from '../../platform/call.ts'
import { keyboards } from '../../ui/form/box-look.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'
import type { MoveDialogProps } from './move-dialog.ts'

/** Notes the TRN: the form is begun on the GST portal. */
export function StartDialog({ detail, onClose, onDone }: MoveDialogProps) {
  const form = useForm({ initialValues: { trn: '' }, validate: schemaResolver(gstStart, { sync: true }) })
  const submit = useSubmit(form, {
    send: (body) => call(startGst, { params: { id: detail.id }, body }),
    done: () => {
      toastSuccess(`${detail.no} is in progress. The merchant is told.`)
      onDone()
    },
  })
  return (
    <FormDialog title={`TRN of ${detail.no}`} submit={submit} labels={{ trn: 'TRN' }} onClose={onClose}>
      <TextInput
        label="TRN"
        description="15 digits"
        required
        {...keyboards.digits}
        autoComplete="off"
        {...form.getInputProps('trn')}
      />
    </FormDialog>
  )
}

/** Notes the ARN: the application is filed. */
export function LodgeDialog({ detail, onClose, onDone }: MoveDialogProps) {
  const form = useForm({ initialValues: { arn: '' }, validate: schemaResolver(gstLodging, { sync: true }) })
  const submit = useSubmit(form, {
    send: (body) => call(lodgeGst, { params: { id: detail.id }, body }),
    done: () => {
      toastSuccess(`${detail.no} is filed. The merchant is told.`)
      onDone()
    },
  })
  return (
    <FormDialog title={`ARN of ${detail.no}`} submit={submit} labels={{ arn: 'ARN' }} onClose={onClose}>
      <TextInput
        label="ARN"
        description="Such as AA0606180000002"
        required
        {...keyboards.capitals}
        autoComplete="off"
        {...form.getInputProps('arn')}
      />
    </FormDialog>
  )
}
