import { Text } from '@mantine/core'
import { offlineTexts } from '../../../texts/en/offline.ts'
import { useOnline } from '../../platform/line.ts'

/** Beside what pays or sends in: without a line it says why nothing can be done, and that nothing is done later by itself. */
export function NoLineNote() {
  const online = useOnline()
  return (
    <Text size="sm" role="status" fw={500}>
      {!online && offlineTexts.payingWaits()}
    </Text>
  )
}
