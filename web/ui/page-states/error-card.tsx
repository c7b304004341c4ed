import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useEffect, useEffectEvent } from 'react'
import { doorTexts } from '../../../texts/en/door.ts'
import { CallError } from '../../platform/call-error.ts'
import { errorText } from '../../platform/error-text.ts'
import { isLost } from '../../platform/line.ts'

interface Props {
  /** Whatever was thrown; shown as one sentence. */
  error: unknown
  /** Asks again; without it there is no button. */
  onRetry?: () => void
}

/** A page that could not be shown says so, and why. What the network lost is asked for again when it is back. */
export function ErrorCard({ error, onRetry }: Props) {
  const lost = isLost(error)
  const gone = error instanceof CallError && error.status === 404
  const backOnline = useEffectEvent(() => lost && onRetry?.())
  useEffect(() => {
    const back = () => void backOnline()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [])
  return (
    <Paper p="xl" maw={520} mx="auto" my="xl" role="alert">
      <Stack align="center" gap="sm" ta="center">
        <IconAlertTriangle size={36} color="var(--mantine-color-error)" aria-hidden />
        <Title order={2}>{lost ? doorTexts.noConnection() : doorTexts.somethingWentWrong()}</Title>
        <Text c="dimmed">{lost ? doorTexts.thisCouldNotBe() : errorText(error)}</Text>
        {onRetry && (
          // What does not exist is not there the next time either.
          <Button variant="light" onClick={gone ? () => window.history.back() : onRetry}>
            {gone ? doorTexts.goBack() : doorTexts.retry()}
          </Button>
        )}
      </Stack>
    </Paper>
  )
}
