import { Text } from '@mantine/core'
import { formatTime } from '../../../contract/kernel/dates.ts'
import type { DraftSaving } from './use-draft-saving.ts'

/** When the server has kept the draft, or that it has not got the last of it yet. */
export function DraftSaved({ saving: { savedAt, unsent } }: { saving: DraftSaving }) {
  return (
    <Text size="sm" c={unsent ? undefined : 'dimmed'} role="status">
      {unsent
        ? 'Not saved yet. What you typed is kept in this browser until the connection is back.'
        : savedAt && `Saved at ${formatTime(savedAt)}`}
    </Text>
  )
}
