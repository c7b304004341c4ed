import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { endSignInOf, type UserDetail } from '../../contract/user.ts'
import { call } from '../platform/call.ts'
import { useAct } from './use-act.ts'

interface Props {
  user: UserDetail
  /** Whether who looks may end them. */
  manages: boolean
}

/** The sign-ins that run; each can be ended, but for the very one that looks. */
export function UserSignIns({ user, manages }: Props) {
  const act = useAct()
  if (user.signIns.length === 0) return <Text size="sm">Nowhere.</Text>
  return (
    <Stack gap="sm">
      {user.signIns.map(({ id, device, ip, startedAt, lastSeenAt, current }) => (
        <Group key={id} justify="space-between" wrap="nowrap">
          <div>
            <Text size="sm" fw={500}>
              {device}
            </Text>
            <Text size="xs" c="dimmed">
              {ip}, since {formatDateTime(startedAt)}, last seen {formatDateTime(lastSeenAt)}
            </Text>
          </div>
          {current && (
            <Badge variant="light" tt="none" flex="none">
              This one
            </Badge>
          )}
          {manages && !current && (
            <Button
              size="compact-sm"
              variant="light"
              color="red"
              flex="none"
              aria-label={`End the sign-in on ${device}`}
              disabled={act.isPending}
              onClick={() =>
                act.mutate({ send: () => call(endSignInOf, { params: { id } }), done: 'Signed out there' })
              }
            >
              End
            </Button>
          )}
        </Group>
      ))}
    </Stack>
  )
}
