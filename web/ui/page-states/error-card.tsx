import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { errorText } from '../../platform/error-text.ts'

interface Props {
  /** Whatever was thrown; shown as one sentence. */
  error: unknown
  /** Asks again; without it there is no button. */
  onRetry?: () => void
}

/** A page that could not be shown says so, and why. */
export function ErrorCard({ error, onRetry }: Props) {
  return (
    <Paper p="xl" maw={520} mx="auto" my="xl" role="alert">
      <Stack align="center" gap="sm" ta="center">
        <IconAlertTriangle size={36} color="var(--mantine-color-error)" aria-hidden />
        <Title order={2}>Something went wrong</Title>
        <Text c="dimmed">{errorText(error)}</Text>
        {onRetry && (
          <Button variant="light" onClick={onRetry}>
            Retry
          </Button>
        )}
      </Stack>
    </Paper>
  )
}
