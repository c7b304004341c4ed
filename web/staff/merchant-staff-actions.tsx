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
import { peopleTexts } from '../../texts/en/people.ts'
import { call } from '../platform/call.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useAct } from './use-act.ts'

/** Edit, lock and unlock, send a link. */
export function MerchantStaffActions({ staff }: { staff: MerchantStaffMember }) {
  const [locking, setLocking] = useState(false)
  const act = useAct()
  const params = { id: staff.id }
  const locked = staff.state === 'locked'
  const sendLink = () =>
    act.mutate({ send: () => call(sendMerchantStaffLink, { params }), done: peopleTexts.linkMailed() })
  const unlock = () =>
    act.mutate({
      send: () => call(unlockMerchantStaff, { params }),
      done: peopleTexts.isUnlocked({ name: staff.fullName }),
    })
  const lock = () =>
    act.mutate(
      { send: () => call(lockMerchantStaff, { params }), done: peopleTexts.isLocked({ name: staff.fullName }) },
      { onSettled: () => setLocking(false) },
    )
  return (
    <>
      <Group gap="sm">
        <Button component={Link} to={merchantPaths.staffEdit(staff.id)}>
          {peopleTexts.edit()}
        </Button>
        {!locked && (
          <Button variant="light" loading={act.isPending} onClick={sendLink}>
            {staff.state === 'invited' ? peopleTexts.sendTheWelcomeMailAgain() : peopleTexts.resetPassword()}
          </Button>
        )}
        {locked ? (
          <Button variant="light" loading={act.isPending} onClick={unlock}>
            {peopleTexts.unlock()}
          </Button>
        ) : (
          <Button variant="light" color="red" onClick={() => setLocking(true)}>
            {peopleTexts.lock()}
          </Button>
        )}
      </Group>
      {locking && (
        <ConfirmDialog
          title={peopleTexts.lockNamed({ name: staff.fullName })}
          text={peopleTexts.signedOutUntilUnlocked()}
          verb={peopleTexts.lock()}
          busy={act.isPending}
          onClose={() => setLocking(false)}
          onConfirm={lock}
        />
      )}
    </>
  )
}
