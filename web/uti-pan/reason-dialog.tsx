import { schemaResolver, useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getUtiReasons, utiRejection } from '../../contract/uti-pan/psa.ts'
import { callQuery } from '../platform/call-query.ts'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { ReasonFields } from '../ui/form/reason-fields.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  title: string
  button: string
  /** Said when it is done. */
  done: string
  send: (body: { reason: string }) => Promise<unknown>
  onClose: () => void
  onDone: () => void
  children?: ReactNode
}

/** Says no with a reason, a prepared one or own words. */
export function ReasonDialog({ title, button, done, send, onClose, onDone, children }: Props) {
  const { data: reasons = [] } = useQuery(callQuery(getUtiReasons))
  const form = useForm({ initialValues: { reason: '' }, validate: schemaResolver(utiRejection, { sync: true }) })
  const submit = useSubmit(form, {
    send,
    done: () => {
      toastSuccess(done)
      onDone()
    },
  })
  return (
    <FormDialog
      title={title}
      button={button}
      color="red"
      submit={submit}
      labels={{ reason: 'Reason' }}
      onClose={onClose}
    >
      {children}
      <ReasonFields
        reasons={reasons}
        value={form.values.reason}
        onChoose={(reason) => form.setFieldValue('reason', reason)}
        input={form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
