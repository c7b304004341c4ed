import { Button, Container, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { shellTexts } from '../../texts/en/shell.ts'

/** Shown in place of a page that the person may not use; the way on leads to where everybody of the area may be. */
export function NotPermittedPage({ home }: { home: string }) {
  return (
    <Container size="sm" py={60}>
      <Title order={1} fz={{ base: 26, sm: 32 }} mb="md">
        {shellTexts.thisPageIsNot()}
      </Title>
      <Text c="dimmed" size="lg" mb="xl">
        {shellTexts.nothingIsBrokenYour()}
      </Text>
      <Button component={Link} to={home} size="md" variant="outline">
        {shellTexts.goToTheDashboard()}
      </Button>
    </Container>
  )
}
