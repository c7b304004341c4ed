import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** One sentence under the title. */
  about?: string
  /** Buttons beside the title. */
  children?: ReactNode
}

/** The first line of a page. */
export function PageTitle({ title, about, children }: Props) {
  return (
    <Group justify="space-between" align="flex-end" mb="md">
      <Stack gap={2}>
        <Title order={1}>{title}</Title>
        {about && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
      </Stack>
      {children}
    </Group>
  )
}
