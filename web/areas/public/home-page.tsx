import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { publicPaths } from '../../paths.ts'
import { useBusinessName } from '../../ui/site/use-business-name.ts'

/** The start page: the name of the business and the two ways in. */
export function HomePage() {
  const name = useBusinessName()
  return (
    <Stack align="center" gap="lg" ta="center" maw={620}>
      <Title order={1} fz={{ base: 30, sm: 44 }}>
        {name}
      </Title>
      <Text size="lg" c="dimmed">
        PAN card, GST and payment services for your customers, from one counter.
      </Text>
      <Group>
        <Button component={Link} to={publicPaths.register} size="md" variant="default">
          Register
        </Button>
        <Button component={Link} to={publicPaths.login} size="md">
          Login
        </Button>
      </Group>
    </Stack>
  )
}
