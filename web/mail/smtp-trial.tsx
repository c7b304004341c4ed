import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { confirmSmtp, encryptionLabels, type SmtpSetup } from '../../contract/smtp.ts'
import { call } from '../platform/call.ts'
import { refetchAfterRefusal } from '../platform/changed.ts'
import { Facts } from '../ui/facts.tsx'
import { OwnPasswordDialog } from '../ui/form/own-password-dialog.tsx'
import { toastSuccess } from '../ui/toast.ts'

/** A server as it was on the screen when somebody began to confirm it. */
interface Read {
  setup: SmtpSetup
  version: string
}

/** The server was changed by one admin alone: what that means, and the other's word on it. */
export function SmtpTrial({ setup }: { setup: SmtpSetup }) {
  // It stays as it was read, whatever takes its place while the password is typed.
  const [read, setRead] = useState<Read>()
  const { trial } = setup
  return (
    <>
      {trial && (
        <Alert color="orange" title="This server is on trial" mb="md">
          <Stack gap="sm" align="flex-start">
            <Text size="sm">
              {trial.by} has changed it. Until {formatDateTime(trial.until)}, or until another admin confirms it, mails
              to admins and staff go through the server before it; if that one does not answer, their links and codes
              are held in the mail log.
            </Text>
            {trial.mayConfirm && (
              <Button onClick={() => setRead({ setup, version: trial.version })}>Confirm the server</Button>
            )}
          </Stack>
        </Alert>
      )}
      {read && <ConfirmDialog {...read} onClose={() => setRead(undefined)} />}
    </>
  )
}

function ConfirmDialog({ setup, version, onClose }: Read & { onClose: () => void }) {
  const { host, port, encryption, userName, sender } = setup
  return (
    <OwnPasswordDialog
      title="Confirm the mail server"
      send={(body) => call(confirmSmtp, { body: { ...body, version } })}
      onDone={() => toastSuccess('Confirmed', 'Every mail goes through this server from now on.')}
      // It may have been changed again: then the page shows that one, once this dialog is closed.
      onFailed={() => refetchAfterRefusal(confirmSmtp)}
      onClose={onClose}
    >
      <Facts
        facts={[
          ['Host', host],
          ['Port', port],
          ['Encryption', encryptionLabels[encryption]],
          ['User name', userName],
          ['Sender', sender],
        ]}
      />
      <Text size="sm">Whoever runs {host} can read every link and code that the portal mails. Is it yours?</Text>
    </OwnPasswordDialog>
  )
}
