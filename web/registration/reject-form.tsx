import { Button } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { rejection, rejectRegistration } from '../../contract/registration-review.ts'
import { call } from '../platform/call.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { ReasonFields } from '../ui/form/reason-fields.tsx'
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
      <ReasonFields
        reasons={reasons}
        value={form.values.remark}
        onChoose={(reason) => form.setFieldValue('remark', reason)}
        input={form.getInputProps('remark')}
      />
      <Button type="submit" color="red">
        Reject
      </Button>
    </PortalForm>
  )
}
