import { Button, Group, Modal, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import type * as z from 'zod/mini'
import { announcement, sendAnnouncement } from '../../contract/notice.ts'
import { call } from '../platform/call.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  onClose: () => void
}

const labels = { audience: 'To', title: 'Title', text: 'Text' }
const audiences = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'merchants', label: 'Merchants and their staff' },
  { value: 'back-office', label: 'Back office' },
]

/** A notice to the bell of everyone in an audience; it cannot be taken back. */
export function AnnouncementDialog({ onClose }: Props) {
  const form = useForm<z.infer<typeof announcement>>({
    initialValues: { audience: 'merchants', title: '', text: '' },
    validate: schemaResolver(announcement, { sync: true }),
  })
  const submit = useSubmit(form, {
    send: (body) => call(sendAnnouncement, { body }),
    done: ({ people }) => {
      toastSuccess('Announcement sent', `${people} ${people === 1 ? 'person has' : 'people have'} it in the bell.`)
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title="Send an announcement" closeButtonProps={{ 'aria-label': 'Close' }}>
      <PortalForm submit={submit} labels={labels}>
        <SelectField label={labels.audience} required options={audiences} {...form.getInputProps('audience')} />
        <TextInput label={labels.title} required data-autofocus {...form.getInputProps('title')} />
        <Textarea label={labels.text} required autosize minRows={3} {...form.getInputProps('text')} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Send</Button>
        </Group>
      </PortalForm>
    </Modal>
  )
}
