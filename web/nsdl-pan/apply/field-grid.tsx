import { Fieldset, SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** What the fields are about; without it they stand bare. */
  title?: string
  /** Fields in a row on a wide screen. */
  columns?: 2 | 3 | 4
  /** Beside the fields, below them. */
  below?: ReactNode
  children: ReactNode
}

/** Fields that belong together, side by side where there is room. */
export function FieldGrid({ title, columns = 3, below, children }: Props) {
  const grid = (
    <SimpleGrid cols={{ base: 1, sm: 2, md: columns }} spacing="md" style={{ alignItems: 'start' }}>
      {children}
    </SimpleGrid>
  )
  if (!title) return grid
  return (
    <Fieldset legend={title} radius="md">
      <Stack gap="md">
        {grid}
        {below}
      </Stack>
    </Fieldset>
  )
}
