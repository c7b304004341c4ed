import { Switch, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  addReason,
  changeReason,
  type ReasonChange,
  type ReasonRow,
  reasonChange,
  reasonModuleOptions,
  reasonModules,
} from '../../contract/catalogue/rejection-reason.ts'
import { serviceModules } from '../../contract/services.ts'
import { call } from '../platform/call.ts'
import { keyboards } from '../ui/form/box-look.ts'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { WholeNumberInput } from '../ui/form/whole-number-input.tsx'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  /** What is edited; a new one without it. */
  reason: ReasonRow | undefined
  onClose: () => void
}

const labels = { module: 'For', code: 'Code', reason: 'Reason', remedy: 'What to do', position: 'Order' }
/** Most reasons are given by the first service. */
const usual = reasonModules.find((one) => one in serviceModules) ?? 'registration'
const blank: ReasonChange = { module: usual, code: '', reason: '', remedy: '', active: true, position: 500 }

/** Adds a reason or changes one. */
export function RejectionReasonDialog({ reason, onClose }: Props) {
  const { module, code, reason: text, remedy, active, position } = reason ?? blank
  const form = useForm<ReasonChange>({
    initialValues: { module, code, reason: text, remedy, active, position },
    validate: schemaResolver(reasonChange, { sync: true }),
  })
  const submit = useSubmit(form, {
    send: (body) => (reason ? call(changeReason, { params: { id: reason.id }, body }) : call(addReason, { body })),
    done: () => {
      toastSuccess('Reason saved')
      onClose()
    },
  })
  return (
    <FormDialog title={reason ? 'Edit the reason' : 'Add a reason'} submit={submit} labels={labels} onClose={onClose}>
      <SelectField label={labels.module} required options={reasonModuleOptions} {...form.getInputProps('module')} />
      <TextInput
        label={labels.code}
        required
        placeholder="PHOTO-UNCLEAR"
        {...keyboards.capitals}
        autoComplete="off"
        {...form.getInputProps('code')}
      />
      <TextInput label={labels.reason} required data-autofocus {...form.getInputProps('reason')} />
      <Textarea
        label={labels.remedy}
        description="Tells the other side how to put it right."
        autosize
        minRows={2}
        {...form.getInputProps('remedy')}
      />
      <WholeNumberInput
        label={labels.position}
        description="Lower numbers are offered first."
        {...form.getInputProps('position')}
      />
      <Switch label="Active: can be chosen" {...form.getInputProps('active', { type: 'checkbox' })} />
    </FormDialog>
  )
}
