import { Button, Group, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { resetOwner } from '../../contract/merchant.ts'
import { call } from '../platform/call.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { ActionDialog, type ActionProps } from './action-dialog.tsx'

/** For an owner who cannot sign in any more. */
export function ResetDialog({ merchant: { id, staff }, onClose, onSaved }: ActionProps) {
  const form = useForm({ initialValues: {} })
  const submit = useSubmit(form, {
    send: () => call(resetOwner, { params: { id } }),
    done: () => {
      toastSuccess('The link was mailed to the owner')
      onSaved()
    },
  })
  return (
    <ActionDialog title="Reset the owner's sign-in" onClose={onClose}>
      <PortalForm submit={submit}>
        <Text size="sm">
          {`${staff.fullName} is signed out everywhere, the password stops working, and a link to set a new one goes to ${staff.emailId}.`}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Reset and mail the link</Button>
        </Group>
      </PortalForm>
    </ActionDialog>
  )
}
