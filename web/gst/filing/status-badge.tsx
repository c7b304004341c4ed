import { Badge } from '@mantine/core'
import { type FilingStatus, filingStatusFacts } from '../../../contract/gst/filing-moves.ts'

export const FilingBadge = ({ status }: { status: FilingStatus }) => (
  <Badge color={filingStatusFacts[status].color} variant="light" tt="none">
    {filingStatusFacts[status].label()}
  </Badge>
)
