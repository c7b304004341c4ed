import { Alert, Button, Group, Text } from '@mantine/core'
import type { StepName } from '../../../contract/nsdl-pan/form-places.ts'
import { prefillTexts } from '../../../texts/en/prefill.ts'
import { isFilledIn, stepsFor, stepTitle } from './apply-steps.ts'
import type { FilledForm } from './use-pan-form-state.ts'

interface Props {
  form: FilledForm
  onStep: (step: StepName) => void
}

/** Steps that were gone over because everything on them is known: nobody pays for them unseen. */
export function FilledForYou({ form, onStep }: Props) {
  const steps = stepsFor(form.question).filter((name) => isFilledIn(name, form))
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
