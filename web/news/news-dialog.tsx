import { Switch, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type * as z from 'zod/mini'
import { addNews, changeNews, type NewsRow, newsChange } from '../../contract/news.ts'
import { call } from '../platform/call.ts'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { ShownFields } from './shown-fields.tsx'

interface Props {
  /** What is edited; new news without it. */
  news: NewsRow | undefined
  onClose: () => void
}

const labels = { title: 'Title', text: 'Text', audience: 'Shown to', startsOn: 'From', endsOn: 'Until' }
const blank: z.infer<typeof newsChange> = {
  title: '',
  text: '',
  audience: 'public',
  pinned: false,
  startsOn: null,
  endsOn: null,
}

/** Writes or changes one piece of news. */
export function NewsDialog({ news, onClose }: Props) {
  const { title, text, audience, pinned, startsOn, endsOn } = news ?? blank
  const form = useForm({
    initialValues: { title, text, audience, pinned, startsOn, endsOn },
    validate: schemaResolver(newsChange, { sync: true }),
  })
  const submit = useSubmit(form, {
    send: (body) => (news ? call(changeNews, { params: { id: news.id }, body }) : call(addNews, { body })),
    done: () => {
      toastSuccess('News saved')
      onClose()
    },
  })
  return (
    <FormDialog title={news ? 'Edit news' : 'Write news'} size="lg" submit={submit} labels={labels} onClose={onClose}>
      <TextInput label={labels.title} required data-autofocus {...form.getInputProps('title')} />
      <Textarea label={labels.text} required autosize minRows={4} maxRows={12} {...form.getInputProps('text')} />
      <ShownFields form={form} />
      <Switch label="Pinned: stands above the others" {...form.getInputProps('pinned', { type: 'checkbox' })} />
    </FormDialog>
  )
}
