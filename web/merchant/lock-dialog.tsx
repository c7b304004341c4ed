import { Button, Group, Text, Textarea } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { lockMerchant, reasonBody, unlockMerchant } from '../../contract/merchant.ts'
import { call } from '../platform/call.ts'
import { PortalForm } from '../ui/form/portal-form.tsx'
import { useSubmit } from '../ui/form/use-submit.ts'
import { toastSuccess } from '../ui/toast.ts'
import { ActionDialog, type ActionProps } from './action-dialog.tsx'

const labels = { remark: 'Reason' }

/** Locks a business, or opens it again; either needs a reason. */
export function LockDialog({ merchant: { id, bussName, status }, onClose, onSaved }: ActionProps) {
  const locking = status === 'active'
  const form = useForm({ initialValues: { remark: '' }, validate: schemaResolver(reasonBody, { sync: true }) })
  const submit = useSubmit(form, {
    send: (body) => call(locking ? lockMerchant : unlockMerchant, { params: { id }, body }),
    done: () => {
      toastSuccess(locking ? `${bussName} is locked` : `${bussName} is open again`)
      onSaved()
    },
  })
  return (
    <ActionDialog title={`${locking ? 'Lock' : 'Unlock'} ${bussName}`} onClose={onClose}>
      <PortalForm submit={submit} labels={labels}>
        <Text size="sm">
          {locking
            ? 'Everyone of this business is signed out at once, and nobody of it can sign in until it is unlocked.'
            : 'The people of this business can sign in again.'}
        </Text>
        <Textarea
          label={labels.remark}
          description="Mailed to the owner as it stands here."
          required
          autosize
          minRows={3}
          data-autofocus
          {...form.getInputProps('remark')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color={locking ? 'red' : undefined}>
            {locking ? 'Lock' : 'Unlock'}
          </Button>
        </Group>
      </PortalForm>
    </ActionDialog>
  )
}
