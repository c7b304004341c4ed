import { Button, Container, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { publicPaths } from '../../contract/public-paths.ts'

/** Shown for every address that leads nowhere. */
export function NotFoundPage() {
  return (
    <Container size="sm" py={80}>
      <Title order={1} fz={{ base: 28, sm: 36 }} mb="md">
        Something is not right...
      </Title>
      <Text c="dimmed" size="lg" mb="xl">
        The page you are trying to open does not exist. You may have mistyped the address, or the page has been moved to
        another address. If you think this is an error, please contact support.
      </Text>
      <Button component={Link} to={publicPaths.home} size="md" variant="outline">
        Get back to home page
      </Button>
    </Container>
  )
}
