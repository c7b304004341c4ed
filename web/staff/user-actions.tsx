import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { endTwoFactor, isBackOffice, sendUserLink, type UserDetail, unlockUser } from '../../contract/user.ts'
import { call } from '../platform/call.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { LockDialog } from './lock-dialog.tsx'
import { StaffDialog } from './staff-dialog.tsx'
import { useAct } from './use-act.ts'

interface Props {
  user: UserDetail
  /** Whether who looks may do anything to this person. */
  manages: boolean
  isAdmin: boolean
}

/** What can be done to a person; nothing stands here that the server would refuse. */
export function UserActions({ user, manages, isAdmin }: Props) {
  const [open, setOpen] = useState<'edit' | 'lock' | 'two-factor'>()
  const act = useAct()
  const close = () => setOpen(undefined)
  const params = { id: user.id }
  if (!manages) return <Text size="sm">People of the back office are managed by an admin.</Text>
  return (
    <>
      <Group gap="sm">
        {isAdmin && isBackOffice(user.kind) && <Button onClick={() => setOpen('edit')}>Edit</Button>}
        {user.state !== 'locked' && (
          <Button
            variant="light"
            loading={act.isPending}
            onClick={() => act.mutate({ send: () => call(sendUserLink, { params }), done: 'Link mailed' })}
          >
            {user.state === 'invited' ? 'Send the welcome mail again' : 'Reset password'}
          </Button>
        )}
        {isAdmin && !user.self && user.twoFactor && (
          <Button variant="light" color="red" onClick={() => setOpen('two-factor')}>
            Switch two-factor off
          </Button>
        )}
        {user.state === 'locked' && (
          <Button
            variant="light"
            loading={act.isPending}
            onClick={() => act.mutate({ send: () => call(unlockUser, { params }), done: `${user.name} is unlocked` })}
          >
            Unlock
          </Button>
        )}
        {user.state !== 'locked' && !user.self && (
          <Button variant="light" color="red" onClick={() => setOpen('lock')}>
            Lock
          </Button>
        )}
      </Group>
      {open === 'edit' && <StaffDialog id={user.id} onClose={close} />}
      {open === 'lock' && <LockDialog user={user} onClose={close} />}
      {open === 'two-factor' && (
        <ConfirmDialog
          title={`Switch two-factor off for ${user.name}`}
          text="The password alone will open this account. Do this only for someone who lost the phone, and whom you know. They are signed out and told."
          verb="Switch off"
          busy={act.isPending}
          onClose={close}
          onConfirm={() =>
            act.mutate({ send: () => call(endTwoFactor, { params }), done: 'Two-factor is off' }, { onSettled: close })
          }
        />
      )}
    </>
  )
}
