import { Button, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { answerGst, dropGstAnswerFile, gstAnswer, uploadGstAnswer } from '../../../contract/gst/registration.ts'
import type { GstDetail } from '../../../contract/gst/registration-detail.ts'
import { gstMoves } from '../../../contract/gst/registration-moves.ts'
import { canMove } from '../../../contract/kernel/moves.ts'
import { call, callUpload } from '../../platform/call.ts'
import { PortalForm } from '../../ui/form/portal-form.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import { toastSuccess } from '../../ui/toast.ts'
import { Attachments } from './attachments.tsx'
import { forgetGst } from './forget-gst.ts'

const labels = { answer: 'Your answer' }

/** Answers what the department asks, with files. */
export function AnswerForm({ detail: { id, status, rounds, files } }: { detail: GstDetail }) {
  const queries = useQueryClient()
  const form = useForm({ initialValues: { answer: '' }, validate: schemaResolver(gstAnswer, { sync: true }) })
  const submit = useSubmit(form, {
    send: (body) => call(answerGst, { params: { id }, body }),
    done: () => {
      toastSuccess('Your answer is on its way.')
      forgetGst(queries)
    },
  })
  if (!canMove(gstMoves, status, 'answer')) return null
  return (
    <PortalForm submit={submit} labels={labels}>
      <Textarea label={labels.answer} required autosize minRows={3} {...form.getInputProps('answer')} />
      <Attachments
        files={files.filter(({ kind, round }) => kind === 'answer' && round === rounds)}
        upload={(file) => callUpload(uploadGstAnswer, { params: { id }, file })}
        drop={(fileId) => call(dropGstAnswerFile, { params: { id: fileId } })}
        onChange={() => forgetGst(queries)}
      />
      <Button type="submit">Send the answer</Button>
    </PortalForm>
  )
}
