import { FileInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type Audience, addSlide, audienceOptions } from '../../contract/news.ts'
import { callUpload } from '../platform/call-upload.ts'
import { FormDialog } from '../ui/form/form-dialog.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  onClose: () => void
}

const labels = { picture: 'Picture', title: 'Title', link: 'Link', audience: 'Shown to' }

interface Values {
  picture: File | null
  title: string
  link: string
  audience: Audience
}

/** A new slide: its picture and what it says. The days can be set afterwards. */
export function AddSlideDialog({ onClose }: Props) {
  const form = useForm<Values>({
    initialValues: { picture: null, title: '', link: '', audience: 'public' },
    validate: {
      picture: (file) => (file ? null : 'Required'),
      title: (title) => (title.trim() ? null : 'Required'),
      audience: (audience) => (audience ? null : 'Required'),
    },
  })
  const submit = useSubmit(form, {
    send: async ({ picture, ...body }) => {
      if (picture) await callUpload(addSlide, { file: picture, body })
    },
    done: () => {
      toastSuccess('Slide added')
      onClose()
    },
  })
  return (
    <FormDialog title="Add a slide" button="Add" submit={submit} labels={labels} onClose={onClose}>
      <FileInput
        label={labels.picture}
        description="JPEG, PNG or WebP, at most 10 MB; five wide to two high looks best."
        accept="image/jpeg,image/png,image/webp"
        placeholder="Choose a file"
        required
        {...form.getInputProps('picture')}
      />
      <TextInput
        label={labels.title}
        description="Read aloud to who cannot see the picture."
        required
        {...form.getInputProps('title')}
      />
      <TextInput label={labels.link} placeholder="/services or https://" {...form.getInputProps('link')} />
      <SelectField label={labels.audience} required options={audienceOptions} {...form.getInputProps('audience')} />
    </FormDialog>
  )
}
