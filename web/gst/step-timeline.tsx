import { Text, Timeline } from '@mantine/core'
import { formatDateTime } from '../../contract/kernel/dates.ts'

interface Props<Status extends string> {
  steps: readonly { at: string; move: string; to: Status; who: string; remark: string }[]
  /** What each move is called. */
  labels: Readonly<Record<string, string>>
  /** The colour of each state. */
  facts: Readonly<Record<Status, { color: string }>>
}

/** Everything that happened, oldest first: what, who, when, and what was said. */
export function StepTimeline<Status extends string>({ steps, labels, facts }: Props<Status>) {
  if (steps.length === 0) return <Text c="dimmed">Nothing has happened yet.</Text>
  return (
    <Timeline active={steps.length - 1} bulletSize={16} lineWidth={2}>
      {steps.map(({ at, move, to, who, remark }) => (
        <Timeline.Item key={at + move} color={facts[to].color} title={labels[move] ?? move}>
          <Text size="xs" c="dimmed">{`${formatDateTime(at)} · ${who}`}</Text>
          {remark && (
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {remark}
            </Text>
          )}
        </Timeline.Item>
      ))}
    </Timeline>
  )
}
