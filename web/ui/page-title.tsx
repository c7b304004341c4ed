import { Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { PageName } from './page-name.ts'

interface Props {
  /** What the page shows, by its name; without it the title of the page, as its definition says it. */
  title?: string
  /** One sentence under the title. */
  about?: string
  /** Buttons beside the title. */
  children?: ReactNode
}

/** The first line of a page. */
export function PageTitle({ title, about, children }: Props) {
  const name = use(PageName)
  return (
    <Group justify="space-between" align="flex-end" mb="md">
      <Stack gap={2}>
        <Title order={1}>{title ?? name}</Title>
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
