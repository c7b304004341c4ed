import { Text, Timeline } from '@mantine/core'
import type { GstStep } from '../../../contract/gst/registration-detail.ts'
import { gstMoveLabels, gstStatusFacts } from '../../../contract/gst/registration-moves.ts'
import { formatDateTime } from '../../../contract/kernel/dates.ts'

/** Everything that happened, oldest first: what, who, when, and what was said. */
export function StepTimeline({ steps }: { steps: readonly GstStep[] }) {
  if (steps.length === 0) return <Text c="dimmed">Nothing has happened yet.</Text>
  return (
    <Timeline active={steps.length - 1} bulletSize={16} lineWidth={2}>
      {steps.map(({ at, move, to, who, remark }) => (
        <Timeline.Item key={at + move} color={gstStatusFacts[to].color} title={gstMoveLabels[move] ?? move}>
          <Text size="xs" c="dimmed">{`${formatDateTime(at)} · ${who}`}</Text>
          {remark && (
            <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
              {remark}
            </Text>
          )}
        </Timeline.Item>
      ))}
    </Timeline>
  )
}
