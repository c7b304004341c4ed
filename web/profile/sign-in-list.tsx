import { Badge, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import type { ProfileCalls } from '../../contract/profile.ts'
import { type OwnSignIn, signInEnds } from '../../contract/sign-in-history.ts'
import { profileTexts } from '../../texts/en/profile.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'

/** The person's last sign-ins: a strange device or address among them is seen here. */
export function SignInList({ calls }: { calls: ProfileCalls }) {
  const query = useQuery(callQuery(calls.getSignIns))
  return (
    <QueryView query={query}>
      {(signIns) => (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {signIns.map((signIn) => (
            <One key={signIn.id} signIn={signIn} />
          ))}
        </Stack>
      )}
    </QueryView>
  )
}

function One({ signIn: { startedAt, device, ip, endedAt, how, current } }: { signIn: OwnSignIn }) {
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div>
        <Text size="sm" fw={500}>
          {formatDateTime(startedAt)}
        </Text>
        <Text size="xs" c="dimmed">
          {device}, {ip}
        </Text>
      </div>
      {current ? (
        <Badge variant="light" tt="none">
          {profileTexts.thisOne()}
        </Badge>
      ) : (
        <Text size="xs" c="dimmed">
          {signInEnds[how]()}
          {endedAt && `, ${formatDateTime(endedAt)}`}
        </Text>
      )}
    </Group>
  )
}
