import { Text } from '@mantine/core'
import { formatTime } from '../../../contract/kernel/dates.ts'
import { formTexts } from '../../../texts/en/form.ts'
import { type DraftSaving, isConflict } from './use-draft-saving.ts'

/** When the server has kept the draft, or that it has not got the last of it yet. */
export function DraftSaved({ saving: { savedAt, unsent, error } }: { saving: DraftSaving }) {
  return (
    <Text size="sm" c={unsent ? undefined : 'dimmed'} role="status">
      {unsent
        ? formTexts.notSavedYetNo()
        : savedAt && !isConflict(error) && formTexts.savedAt({ savedAt: formatTime(savedAt) })}
    </Text>
  )
}
