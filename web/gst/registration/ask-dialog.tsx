import { Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { answerDays } from '../../../contract/gst/registration-due.ts'
import {
  askGst,
  dropGstQuestionFile,
  gstQuestion,
  uploadGstQuestion,
} from '../../../contract/gst/registration-office.ts'
import { call, callUpload } from '../../platform/call.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'
import { Attachments } from './attachments.tsx'
import { forgetGst } from './forget-gst.ts'
import type { MoveDialogProps } from './move-dialog.ts'

const labels = { question: 'Question' }

/** Hands on what the department wants to know, with files. */
export function AskDialog({ detail: { id, no, rounds, files }, onClose, onDone }: MoveDialogProps) {
  const queries = useQueryClient()
  const form = useForm({ initialValues: { question: '' }, validate: schemaResolver(gstQuestion, { sync: true }) })
  const submit = useSubmit(form, {
    send: (body) => call(askGst, { params: { id }, body }),
    done: () => {
      toastSuccess(`The merchant is asked about ${no}.`)
      onDone()
    },
  })
  return (
    <FormDialog title={`Ask about ${no}`} button="Ask" submit={submit} labels={labels} onClose={onClose}>
      <Textarea
        label={labels.question}
        description={`The merchant has ${answerDays} working days to answer.`}
        required
        autosize
        minRows={3}
        {...form.getInputProps('question')}
      />
      <Attachments
        files={files.filter(({ kind, round }) => kind === 'question' && round > rounds)}
        upload={(file) => callUpload(uploadGstQuestion, { params: { id }, file })}
        drop={(fileId) => call(dropGstQuestionFile, { params: { id: fileId } })}
        onChange={() => forgetGst(queries)}
      />
    </FormDialog>
  )
}
