import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { locking, lockUser, type UserDetail } from '../../contract/user.ts'
import { call } from '../platform/call.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'

interface Props {
  user: Pick<UserDetail, 'id' | 'name'>
  onClose: () => void
}

const labels = { remark: 'Reason' }

/** Locks someone out, with a reason for the audit list. */
export function LockDialog({ user: { id, name }, onClose }: Props) {
  const form = useForm({ initialValues: { remark: '' }, validate: schemaResolver(locking, { sync: true }) })
  const submit = useSubmit(form, {
    send: (body) => call(lockUser, { params: { id }, body }),
    done: () => {
      toastSuccess(`${name} is locked`)
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={`Lock ${name}`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <PortalForm submit={submit} labels={labels}>
        <Text size="sm">They are signed out at once and cannot sign in until someone unlocks them.</Text>
        <Textarea
          label={labels.remark}
          description="For the audit list; they do not see it."
          required
          autosize
          minRows={2}
          data-autofocus
          {...form.getInputProps('remark')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red">
            Lock
          </Button>
        </Group>
      </PortalForm>
    </Modal>
  )
}
