import { Button, Container, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { publicPaths } from '../../contract/public-paths.ts'
import { visitorTexts } from '../../texts/en/visitor.ts'

/** Shown for every address that leads nowhere. */
export function NotFoundPage() {
  return (
    <Container size="sm" py={80}>
      <Title order={1} fz={{ base: 28, sm: 36 }} mb="md">
        {visitorTexts.somethingIsNotRight()}
      </Title>
      <Text c="dimmed" size="lg" mb="xl">
        {visitorTexts.thePageYouAre()}
      </Text>
      <Button component={Link} to={publicPaths.home} size="md" variant="outline">
        {visitorTexts.getBackToHome()}
      </Button>
    </Container>
  )
}
