import { Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useId } from 'react'

interface Props {
  title: string
  /** One sentence under the title. */
  about?: ReactNode
  children: ReactNode
}

/** A titled part of a page. */
export function SectionCard({ title, about, children }: Props) {
  const id = useId()
  return (
    <Paper
      component="section"
      p={{ base: 'md', sm: 'lg' }}
      radius="md"
      aria-labelledby={id}
      bg="var(--card-background)"
    >
      <Title order={2} id={id}>
        {title}
      </Title>
      {about && (
        <Text size="sm" c="dimmed" mt={2}>
          {about}
        </Text>
      )}
      <div style={{ marginTop: 16 }}>{children}</div>
    </Paper>
  )
}
