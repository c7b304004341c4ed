import { Drawer, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { getMail } from '../../contract/mail.ts'
import { callQuery } from '../platform/call-query.ts'
import { Facts } from '../ui/facts.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import classes from './mail-preview.module.css'

interface Props {
  /** The mail to show; the drawer is closed without one. */
  id: string | undefined
  onClose: () => void
}

/** One mail at the side of the list. */
export function MailPreview({ id, onClose }: Props) {
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size="lg"
      title="Mail"
      closeButtonProps={{ 'aria-label': 'Close the mail' }}
    >
      {id && <MailText id={id} />}
    </Drawer>
  )
}

function MailText({ id }: { id: string }) {
  const mail = useQuery(callQuery(getMail, { params: { id } }))
  return (
    <QueryView query={mail}>
      {({ to, subject, createdAt, sentAt, lastError, text }) => (
        <Stack gap="md">
          <Facts
            facts={[
              ['To', to],
              ['Subject', subject],
              ['Written', formatDateTime(createdAt)],
              ['Sent', sentAt ? formatDateTime(sentAt) : 'Not yet'],
              ['Last error', lastError],
            ]}
          />
          <Text component="pre" className={classes.text}>
            {text}
          </Text>
        </Stack>
      )}
    </QueryView>
  )
}
