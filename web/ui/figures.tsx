import { Paper, SimpleGrid, Text } from '@mantine/core'

interface Props {
  /** Says what the figures are about. */
  label: string
  /** Each with its name; nothing while it is being fetched. */
  figures: readonly { name: string; value: string | undefined }[]
}

/** A row of numbers that belong together. */
export function Figures({ label, figures }: Props) {
  return (
    <SimpleGrid cols={{ base: 2, sm: figures.length }} spacing="sm" component="section" aria-label={label}>
      {figures.map(({ name, value }) => (
        <Paper key={name} p="sm" radius="md" bg="var(--card-background)">
          <Text size="xs" c="dimmed">
            {name}
          </Text>
          <Text fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {value ?? '…'}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  )
}
