import { Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'

interface Props {
  cards: readonly { title: string; about: string; path: string }[]
}

/** Ways on from an index page, each with a sentence. */
export function LinkCards({ cards }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      {cards.map(({ title, about, path }) => (
        <Paper
          key={path}
          component={Link}
          to={path}
          p="lg"
          radius="md"
          bg="var(--card-background)"
          c="inherit"
          td="none"
        >
          <Title order={2}>{title}</Title>
          <Text size="sm" c="dimmed" mt={4}>
            {about}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  )
}
