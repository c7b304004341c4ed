import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { changeSlide, type Slide, slideChange } from '../../contract/news.ts'
import { call } from '../platform/call.ts'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { ShownFields } from './shown-fields.tsx'

interface Props {
  slide: Slide
  onClose: () => void
}

const labels = { title: 'Title', link: 'Link', audience: 'Shown to', startsOn: 'From', endsOn: 'Until' }

export function EditSlideDialog({ slide, onClose }: Props) {
  const { id, ...facts } = slide
  const form = useForm({ initialValues: facts, validate: schemaResolver(slideChange, { sync: true }) })
  const submit = useSubmit(form, {
    send: (body) => call(changeSlide, { params: { id }, body }),
    done: () => {
      toastSuccess('Slide saved')
      onClose()
    },
  })
  return (
    <FormDialog title="Edit the slide" submit={submit} labels={labels} onClose={onClose}>
      <TextInput label={labels.title} required data-autofocus {...form.getInputProps('title')} />
      <TextInput label={labels.link} placeholder="/services or https://" {...form.getInputProps('link')} />
      <ShownFields form={form} />
    </FormDialog>
  )
}
