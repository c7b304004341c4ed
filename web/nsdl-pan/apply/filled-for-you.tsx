import { Alert, Button, Group, Text } from '@mantine/core'
import type { StepName } from '../../../contract/nsdl-pan/form-places.ts'
import { prefillTexts } from '../../../texts/en/prefill.ts'
import { stepTitle } from './apply-steps.ts'

interface Props {
  steps: readonly StepName[]
  onStep: (step: StepName) => void
}

/** Steps that were gone over because everything on them is known: nobody pays for them unseen. */
export function FilledForYou({ steps, onStep }: Props) {
  if (steps.length === 0) return null
  return (
    <Alert color="blue" title={prefillTexts.filledForYou()}>
      <Text size="sm">{prefillTexts.pleaseCompare()}</Text>
      <Group gap="xs" mt="xs">
        {steps.map((name) => (
          <Button key={name} variant="default" onClick={() => onStep(name)}>
            {stepTitle(name)}
          </Button>
        ))}
      </Group>
    </Alert>
  )
}
