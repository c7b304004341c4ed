import { Badge } from '@mantine/core'
import { type GstStatus, gstStatusFacts } from '../../../contract/gst/registration-moves.ts'

export const GstBadge = ({ status }: { status: GstStatus }) => (
  <Badge color={gstStatusFacts[status].color} variant="light" tt="none">
    {gstStatusFacts[status].label()}
  </Badge>
)
