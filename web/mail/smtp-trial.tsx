import { Alert, Button, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { confirmSmtp, getSmtp, type SmtpSetup } from '../../contract/smtp.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { OwnPasswordDialog } from '../ui/form/own-password-dialog.tsx'
import { toastSuccess } from '../ui/toast.ts'

/** The server was changed by one admin alone: what that means, and the other's word on it. */
export function SmtpTrial({ setup }: { setup: SmtpSetup }) {
  const [confirming, setConfirming] = useState(false)
  const { trial } = setup
  if (!trial) return null
  return (
    <Alert color="orange" title="This server is on trial" mb="md">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {trial.by} has changed it. Until {formatDateTime(trial.until)}, or until another admin confirms it, mails to
          admins and staff go through the server before it; if that one does not answer, their links and codes are held
          in the mail log.
        </Text>
        {trial.mayConfirm && <Button onClick={() => setConfirming(true)}>Confirm the server</Button>}
      </Stack>
      {confirming && <ConfirmDialog host={setup.host} version={trial.version} onClose={() => setConfirming(false)} />}
    </Alert>
  )
}

function ConfirmDialog({ host, version, onClose }: { host: string; version: string; onClose: () => void }) {
  const queries = useQueryClient()
  const lookAgain = () => queries.invalidateQueries(callQuery(getSmtp))
  const send = async (body: { ownPassword: string }) => {
    try {
      await call(confirmSmtp, { body: { ...body, version } })
    } catch (error) {
      // It may have been changed again: then the dialog shows that one.
      void lookAgain()
      throw error
    }
  }
  return (
    <OwnPasswordDialog
      title="Confirm the mail server"
      send={send}
      onDone={() => {
        toastSuccess('Confirmed', 'Every mail goes through this server from now on.')
        void lookAgain()
      }}
      onClose={onClose}
    >
      <Text size="sm">Whoever runs {host} can read every link and code that the portal mails. Is it yours?</Text>
    </OwnPasswordDialog>
  )
}
