import { Alert, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { confirmVersion, type ShownRule, type ShownVersion } from '../../contract/law/rules-in-force.ts'
import { call } from '../platform/call.ts'
import { refetchAfterRefusal } from '../platform/changed.ts'
import { OwnPasswordDialog } from '../ui/form/own-password-dialog.tsx'
import { toastChangedMeanwhile, toastSuccess } from '../ui/toast.ts'
import { ruleSubject } from './rule-subject.ts'
import { TakeBackButton } from './take-back-button.tsx'
import { VersionText } from './version-text.tsx'

interface Props {
  rule: ShownRule
  version: ShownVersion
  admin: boolean
}

/** A version that waits for a second admin, with what an admin can do about it. */
export function WaitingVersion({ rule, version, admin }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Alert color="orange" title="Proposed">
      <VersionText kind={rule.kind} version={version} />
      <Text size="sm" mt="xs">
        {version.dueAt && version.whyAlone
          ? `${version.whyAlone}, so it takes effect on ${formatDateTime(version.dueAt)}.`
          : 'It takes effect when another admin confirms it.'}
      </Text>
      {admin && version.whyNotConfirm && <Text size="sm">{version.whyNotConfirm}</Text>}
      {admin && (
        <Group gap="sm" mt="xs">
          {version.mayConfirm && (
            <Button
              size="compact-sm"
              aria-label={`Confirm the version of ${ruleSubject(rule)}`}
              onClick={() => setOpen(true)}
            >
              Confirm
            </Button>
          )}
          <TakeBackButton rule={rule} version={version} />
        </Group>
      )}
      {open && <ConfirmDialog rule={rule} version={version} onClose={() => setOpen(false)} />}
    </Alert>
  )
}

function ConfirmDialog({ rule, version, onClose }: Omit<Props, 'admin'> & { onClose: () => void }) {
  return (
    <OwnPasswordDialog
      title={`Confirm: ${rule.title}`}
      send={(body) => call(confirmVersion, { params: { id: version.id }, body })}
      onDone={() => toastSuccess('Confirmed', 'It holds from its day on.')}
      onFailed={(error) => {
        toastChangedMeanwhile(error)
        refetchAfterRefusal(confirmVersion)
      }}
      onClose={onClose}
    >
      <VersionText kind={rule.kind} version={version} />
    </OwnPasswordDialog>
  )
}
