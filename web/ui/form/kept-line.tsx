import { Button, Group, Text } from '@mantine/core'

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
      <Text size="sm">Your last entries are back.</Text>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => {
          onStartOver()
          kept.forget()
        }}
      >
        Start over
      </Button>
    </Group>
  )
}
