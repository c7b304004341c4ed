import { List, Text, Timeline } from '@mantine/core'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { recordTexts } from '../../texts/en/record.ts'
import { say, type Words } from '../../texts/say.ts'

interface Step<State> {
  at: string
  move: string
  to: State
  who: string
  remark: string
  /** Why it was sent back or rejected, where reasons are chosen from a list. */
  reasons?: readonly { code: string; text: string; remedy: string }[]
}

interface Props<State extends string> {
  steps: readonly Step<State>[]
  /** What each move is called. */
  labels: Readonly<Record<string, Words>>
  /** The colour of each state. */
  facts: Readonly<Record<State, { color: string }>>
}

/** Everything that happened, oldest first: what, who, when, and what was said. */
export function StepTimeline<State extends string>({ steps, labels, facts }: Props<State>) {
  if (steps.length === 0) return <Text c="dimmed">{recordTexts.nothingHasHappenedYet()}</Text>
  return (
    <Timeline active={steps.length - 1} bulletSize={16} lineWidth={2}>
      {steps.map(({ at, move, to, who, remark, reasons = [] }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
        <Timeline.Item key={place} color={facts[to].color} title={say(labels[move] ?? move)}>
          <Text size="xs" c="dimmed">{`${formatDateTime(at)} · ${who}`}</Text>
          {remark && (
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {remark}
            </Text>
          )}
          {reasons.length > 0 && (
            <List size="sm" mt={4}>
              {reasons.map(({ code, text, remedy }) => (
                <List.Item key={code + text}>{remedy ? `${text}. ${remedy}` : text}</List.Item>
              ))}
            </List>
          )}
        </Timeline.Item>
      ))}
    </Timeline>
  )
}
