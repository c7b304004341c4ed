import { Button, Container, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { publicPaths } from '../../contract/public-paths.ts'
import { doorTexts } from '../../texts/en/door.ts'

/** Shown for every address that leads nowhere. */
export function NotFoundPage() {
  return (
    <Container size="sm" py={80}>
      <Title order={1} fz={{ base: 28, sm: 36 }} mb="md">
        {doorTexts.somethingIsNotRight()}
      </Title>
      <Text c="dimmed" size="lg" mb="xl">
        {doorTexts.thePageYouAre()}
      </Text>
      <Button component={Link} to={publicPaths.home} size="md" variant="outline">
        {doorTexts.getBackToHome()}
      </Button>
    </Container>
  )
}
