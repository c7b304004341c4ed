import { Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { gstQuestion } from '../../contract/gst/registration-office.ts'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { Attachments } from './attachments.tsx'
import { forgetGst } from './forget-gst.ts'

interface Props extends Omit<ComponentProps<typeof Attachments>, 'onChange'> {
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
  const queries = useQueryClient()
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
      <Attachments {...attachments} onChange={() => forgetGst(queries)} />
    </FormDialog>
  )
}
