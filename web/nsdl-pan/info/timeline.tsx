import { List, Text, Timeline } from '@mantine/core'
import { formatDateTime } from '../../../contract/kernel/dates.ts'
import type { PanStep } from '../../../contract/nsdl-pan/info.ts'
import { panMoveLabels, panStateFacts } from '../../../contract/nsdl-pan/states.ts'

/** Everything that happened, oldest first: what, who, when, and what was said. */
export function StepTimeline({ steps }: { steps: readonly PanStep[] }) {
  if (steps.length === 0) return <Text c="dimmed">Nothing has happened yet.</Text>
  return (
    <Timeline active={steps.length - 1} bulletSize={16} lineWidth={2}>
      {steps.map((step, place) => (
        <Timeline.Item
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          key={place}
          color={panStateFacts[step.to].color}
          title={panMoveLabels[step.move]}
        >
          <Text size="xs" c="dimmed">
            {`${formatDateTime(step.at)} · ${step.who}`}
          </Text>
          {step.remark && <Text size="sm">{step.remark}</Text>}
          {step.reasons.length > 0 && (
            <List size="sm" mt={4}>
              {step.reasons.map(({ code, text, remedy }) => (
                <List.Item key={code + text}>{remedy ? `${text}. ${remedy}` : text}</List.Item>
              ))}
            </List>
          )}
        </Timeline.Item>
      ))}
    </Timeline>
  )
}
