import { Text } from '@mantine/core'
import { formatTime } from '../../../contract/kernel/dates.ts'
import type { DraftSaving } from './use-draft-saving.ts'

/** When the server has kept the draft, or that it has not got the last of it yet. */
export function DraftSaved({ saving: { savedAt, unsent } }: { saving: DraftSaving }) {
  return (
    <Text size="sm" c={unsent ? undefined : 'dimmed'} role="status">
      {unsent
        ? 'Not saved yet: no connection. What you typed, but for Aadhaar details, is kept in this browser and saved by itself.'
        : savedAt && `Saved at ${formatTime(savedAt)}`}
    </Text>
  )
}
