import { Button, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'

interface Props {
  /** That there is nothing, and what to do about it. */
  text: string
  way: { label: string; to: string }
}

/** In place of a list that never held anything: the way to its first line. */
export function NothingYet({ text, way }: Props) {
  return (
    <Paper p="xl" radius="md" bg="var(--card-background)">
      <Stack align="center" gap="md">
        <Text ta="center">{text}</Text>
        <Button component={Link} to={way.to}>
          {way.label}
        </Button>
      </Stack>
    </Paper>
  )
}
