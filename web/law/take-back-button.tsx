import { Button } from '@mantine/core'
import { useState } from 'react'
import { type ShownRule, type ShownVersion, takeBackVersion } from '../../contract/law/rules-in-force.ts'
import { call } from '../platform/call.ts'
import { refetchAfterRefusal } from '../platform/changed.ts'
import { OwnPasswordDialog } from '../ui/form/own-password-dialog.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { ruleSubject } from './rule-subject.ts'
import { VersionText } from './version-text.tsx'

/** Takes back a version that does not hold yet. */
export function TakeBackButton({ rule, version }: { rule: ShownRule; version: ShownVersion }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        aria-label={`Take back the version of ${ruleSubject(rule)}`}
        onClick={() => setOpen(true)}
      >
        Take back
      </Button>
      {open && (
        <OwnPasswordDialog
          title={`Take back: ${rule.title}`}
          send={(body) => call(takeBackVersion, { params: { id: version.id }, body })}
          onDone={() => toastSuccess('Taken back', 'What holds today goes on.')}
          onFailed={() => refetchAfterRefusal(takeBackVersion)}
          onClose={() => setOpen(false)}
        >
          <VersionText kind={rule.kind} version={version} />
        </OwnPasswordDialog>
      )}
    </>
  )
}
