import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { FormDialog } from './form-dialog.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { useSubmit } from './use-submit.ts'

interface Props {
  title: string
  send: (body: { ownPassword: string }) => Promise<unknown>
  /** Told once it is confirmed, after the dialog has gone. */
  onDone: () => void
  /** Told of a failure after the dialog has shown it. */
  onFailed?: (error: unknown) => void
  onClose: () => void
  /** What is confirmed. */
  children: ReactNode
}

/** Confirms with the own password what an open browser alone must not confirm. */
export function OwnPasswordDialog({ title, send, onDone, onFailed, onClose, children }: Props) {
  const form = useForm({
    initialValues: { ownPassword: '' },
    validate: { ownPassword: (typed) => (typed === '' ? 'Required' : null) },
  })
  const submit = useSubmit(form, {
    send,
    done: () => {
      onClose()
      onDone()
    },
    failed: onFailed,
  })
  return (
    <FormDialog
      title={title}
      button="Confirm"
      submit={submit}
      labels={{ ownPassword: 'Your password' }}
      onClose={onClose}
    >
      {children}
      <OwnPasswordField {...form.getInputProps('ownPassword')} />
    </FormDialog>
  )
}
