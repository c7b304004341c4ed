import { Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { backendPaths } from '../paths.ts'
import { PageTitle } from '../ui/page-title.tsx'

const reports = [
  {
    title: 'Daily Collection',
    about: 'Money credited to wallets, by day, bank, mode and person.',
    path: backendPaths.dailyCollection,
  },
]

/** The reports of the back office. */
export function ReportsPage() {
  return (
    <>
      <PageTitle title="Reports" about="Choose what you want to know." />
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {reports.map(({ title, about, path }) => (
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
    </>
  )
}
