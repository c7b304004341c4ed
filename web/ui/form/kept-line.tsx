import { Button, Group, Text } from '@mantine/core'
import { formTexts } from '../../../texts/en/form.ts'

interface Props {
  kept: { isBack: boolean; forget: () => void }
  /** Empties the form. */
  onStartOver: () => void
}

/** Says that what was typed before a reload is back, with the way to begin anew. */
export function KeptLine({ kept, onStartOver }: Props) {
  if (!kept.isBack) return null
  return (
    <Group gap="xs" role="status">
      <Text size="sm">{formTexts.yourLastEntriesAre()}</Text>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => {
          onStartOver()
          kept.forget()
        }}
      >
        {formTexts.startOver()}
      </Button>
    </Group>
  )
}
