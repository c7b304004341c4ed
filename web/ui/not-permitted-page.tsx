import { Button, Container, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'

/** Shown in place of a page that the person may not use; the way on leads to where everybody of the area may be. */
export function NotPermittedPage({ home }: { home: string }) {
  return (
    <Container size="sm" py={60}>
      <Title order={1} fz={{ base: 26, sm: 32 }} mb="md">
        This page is not among your permissions
      </Title>
      <Text c="dimmed" size="lg" mb="xl">
        Nothing is broken: your sign-in does not include this page. If you need it for your work, ask whoever manages
        your account to add the permission.
      </Text>
      <Button component={Link} to={home} size="md" variant="outline">
        Go to the dashboard
      </Button>
    </Container>
  )
}
