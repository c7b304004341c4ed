import { Button, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { rejection, rejectRegistration } from '../../contract/registration-review.ts'
import { call } from '../platform/call.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  id: string
  /** Reasons to begin with; each can be changed. */
  reasons: readonly string[]
  /** Told after the registration was decided. */
  onDone: () => void
}

const labels = { remark: 'Reason' }

/** The second tab: turns it down; the reason goes to the person by mail. */
export function RejectForm({ id, reasons, onDone }: Props) {
  const form = useForm({ initialValues: { remark: '' }, validate: schemaResolver(rejection, { sync: true }) })
  const submit = useSubmit(form, {
    send: (body) => call(rejectRegistration, { params: { id }, body }),
    done: () => {
      toastSuccess('Registration rejected. The reason was mailed.')
      onDone()
    },
  })
  return (
    <PortalForm submit={submit} labels={labels}>
      {reasons.length > 0 && (
        <SelectField
          label="Prepared reasons"
          options={reasons}
          value={reasons.includes(form.values.remark) ? form.values.remark : ''}
          onChange={(event) => form.setFieldValue('remark', event.currentTarget.value)}
        />
      )}
      <Textarea
        label={labels.remark}
        description="Mailed to the person as it stands here."
        required
        autosize
        minRows={4}
        {...form.getInputProps('remark')}
      />
      <Button type="submit" color="red">
        Reject
      </Button>
    </PortalForm>
  )
}
