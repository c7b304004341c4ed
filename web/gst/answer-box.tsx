import { Button, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type { ComponentProps } from 'react'
import { gstAnswer } from '../../contract/gst/registration.ts'
import { gstTexts } from '../../texts/en/gst.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { Attachments } from './attachments.tsx'

interface Props extends ComponentProps<typeof Attachments> {
  send: (body: { answer: string }) => Promise<unknown>
}

const labels = { answer: gstTexts.yourAnswer }

/** Answers a question, with files. */
export function AnswerBox({ send, ...attachments }: Props) {
  const form = useForm({ initialValues: { answer: '' }, validate: schemaResolver(gstAnswer, { sync: true }) })
  const submit = useSubmit(form, {
    send,
    done: () => toastSuccess(gstTexts.yourAnswerIsOnItsWay()),
  })
  return (
    <PortalForm submit={submit} labels={labels}>
      <Textarea label={labels.answer()} required autosize minRows={3} {...form.getInputProps('answer')} />
      <Attachments {...attachments} />
      <Button type="submit">{gstTexts.sendTheAnswer()}</Button>
    </PortalForm>
  )
}
