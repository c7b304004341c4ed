import { Stack, Text, Title } from '@mantine/core'

interface Props {
  title: string
  about?: string
}

/** The first lines of every card in this area. */
export function AuthHeading({ title, about }: Props) {
  return (
    <Stack gap={4} mb="lg">
      <Title order={1}>{title}</Title>
      {about && (
        <Text size="sm" c="dimmed">
          {about}
        </Text>
      )}
    </Stack>
  )
}
