import { Switch, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  addCourierCompany,
  type CourierCompany,
  type CourierCompanyChange,
  changeCourierCompany,
  courierCompanyChange,
} from '../../contract/catalogue/courier-company.ts'
import { call } from '../platform/call.ts'
import { asItStands } from '../ui/form/box-look.ts'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  /** What is edited; a new one without it. */
  company: CourierCompany | undefined
  onClose: () => void
}

const labels = { name: 'Name', trackingLink: 'Tracking link' }
const blank: CourierCompanyChange = { name: '', trackingLink: '', active: true }

/** Adds a courier company or changes one. */
export function CourierCompanyDialog({ company, onClose }: Props) {
  const { name, trackingLink, active } = company ?? blank
  const form = useForm<CourierCompanyChange>({
    initialValues: { name, trackingLink, active },
    validate: schemaResolver(courierCompanyChange, { sync: true }),
  })
  const submit = useSubmit(form, {
    send: (body) =>
      company ? call(changeCourierCompany, { params: { id: company.id }, body }) : call(addCourierCompany, { body }),
    done: () => {
      toastSuccess('Courier saved')
      onClose()
    },
  })
  return (
    <FormDialog
      title={company ? 'Edit the courier' : 'Add a courier'}
      submit={submit}
      labels={labels}
      onClose={onClose}
    >
      <TextInput label={labels.name} required data-autofocus {...form.getInputProps('name')} />
      <TextInput
        label={labels.trackingLink}
        description="The docket number is put where {docket} stands. May be empty."
        placeholder="https://courier.example/track/{docket}"
        {...asItStands}
        inputMode="url"
        {...form.getInputProps('trackingLink')}
      />
      <Switch label="Active: can be chosen" {...form.getInputProps('active', { type: 'checkbox' })} />
    </FormDialog>
  )
}
