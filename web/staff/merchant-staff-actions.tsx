import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  lockMerchantStaff,
  type MerchantStaffMember,
  sendMerchantStaffLink,
  unlockMerchantStaff,
} from '../../contract/merchant-staff.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { call } from '../platform/call.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useAct } from './use-act.ts'

/** Edit, lock and unlock, send a link. */
export function MerchantStaffActions({ staff }: { staff: MerchantStaffMember }) {
  const [locking, setLocking] = useState(false)
  const act = useAct()
  const params = { id: staff.id }
  const locked = staff.state === 'locked'
  const sendLink = () => act.mutate({ send: () => call(sendMerchantStaffLink, { params }), done: 'Link mailed' })
  const unlock = () =>
    act.mutate({ send: () => call(unlockMerchantStaff, { params }), done: `${staff.fullName} is unlocked` })
  const lock = () =>
    act.mutate(
      { send: () => call(lockMerchantStaff, { params }), done: `${staff.fullName} is locked` },
      { onSettled: () => setLocking(false) },
    )
  return (
    <>
      <Group gap="sm">
        <Button component={Link} to={merchantPaths.staffEdit(staff.id)}>
          Edit
        </Button>
        {!locked && (
          <Button variant="light" loading={act.isPending} onClick={sendLink}>
            {staff.state === 'invited' ? 'Send the welcome mail again' : 'Reset password'}
          </Button>
        )}
        {locked ? (
          <Button variant="light" loading={act.isPending} onClick={unlock}>
            Unlock
          </Button>
        ) : (
          <Button variant="light" color="red" onClick={() => setLocking(true)}>
            Lock
          </Button>
        )}
      </Group>
      {locking && (
        <ConfirmDialog
          title={`Lock ${staff.fullName}`}
          text="They are signed out at once and cannot sign in until you unlock them."
          verb="Lock"
          busy={act.isPending}
          onClose={() => setLocking(false)}
          onConfirm={lock}
        />
      )}
    </>
  )
}
