import { Badge } from '@mantine/core'
import { type CorrectionStatus, correctionStatusLabels } from '../../contract/correction.ts'

const colors: Record<CorrectionStatus, string> = {
  pending: 'yellow',
  approved: 'green',
  rejected: 'red',
  withdrawn: 'gray',
}

/** Where a correction stands. */
export function CorrectionBadge({ status }: { status: CorrectionStatus }) {
  return (
    <Badge color={colors[status]} variant="light" tt="none">
      {correctionStatusLabels[status]}
    </Badge>
  )
}
