import { schemaResolver, useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { FormDialog } from './form-dialog.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { useKeepTyped, useKeptInput } from './use-kept-input.ts'
import { useSubmit } from './use-submit.ts'

interface Props {
  title: string
  /** What the button that sends says. */
  button: string
  /** Reasons to begin with; each can be changed. */
  reasons: readonly string[]
  /** What the server takes: an object with the reason. */
  schema: Parameters<typeof schemaResolver>[0]
  send: (body: { reason: string }) => Promise<unknown>
  onClose: () => void
  /** The server has taken it. */
  onDone: () => void
  /** Told of a failure after the dialog has shown it. */
  onFailed?: (error: unknown) => void
  /** What it means, above the reason. */
  children?: ReactNode
}

/** Says no in a dialog, with a reason: a prepared one or own words. */
export function ReasonBox({ title, button, reasons, schema, send, onClose, onDone, onFailed, children }: Props) {
  // Its title names what is decided, so that the words of one are not offered for another.
  const kept = useKeptInput(title, { reason: '' })
  const form = useForm({ initialValues: kept.values, validate: schemaResolver(schema, { sync: true }) })
  useKeepTyped(kept, form.values)
  const submit = useSubmit(form, {
    send,
    done: () => {
      kept.forget()
      onDone()
    },
    failed: onFailed,
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
