import { Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { ComponentProps } from 'react'
import { gstQuestion } from '../../contract/gst/registration-office.ts'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { Attachments } from './attachments.tsx'

interface Props extends ComponentProps<typeof Attachments> {
  /** What is asked about, by its number. */
  no: string
  hint?: string
  send: (body: { question: string }) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

const labels = { question: 'Question' }

/** Asks the merchant, with files. */
export function AskBox({ no, hint, send, onClose, onDone, ...attachments }: Props) {
  const form = useForm({ initialValues: { question: '' }, validate: schemaResolver(gstQuestion, { sync: true }) })
  const submit = useSubmit(form, {
    send,
    done: () => {
      toastSuccess(`The merchant is asked about ${no}.`)
      onDone()
    },
  })
  return (
    <FormDialog title={`Ask about ${no}`} button="Ask" submit={submit} labels={labels} onClose={onClose}>
      <Textarea
        label={labels.question}
        description={hint}
        required
        autosize
        minRows={3}
        {...form.getInputProps('question')}
      />
      <Attachments {...attachments} />
    </FormDialog>
  )
}
