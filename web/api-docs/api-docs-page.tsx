import { Anchor, Container, Group, Paper, Text, TextInput, Title } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { getOpenApi } from '../../contract/api-page.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import { CallError } from '../platform/call-error.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryProvider } from '../platform/query-provider.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { ApiGroups } from './api-groups.tsx'
import { findCalls, readOpenApi } from './read-openapi.ts'

/** Every call of the API, readable and searchable. */
export function ApiDocsPage() {
  return (
    <QueryProvider>
      <Container component="main" id="content" size="lg" py="xl">
        <Group justify="space-between" wrap="nowrap">
          <Title order={1}>API</Title>
          <Group gap="sm" wrap="nowrap">
            <Anchor component={Link} to={publicPaths.home}>
              Home
            </Anchor>
            <ThemeToggle />
          </Group>
        </Group>
        <Description />
      </Container>
    </QueryProvider>
  )
}

function Description() {
  const description = useQuery(callQuery(getOpenApi))
  if (isRefused(description.error)) {
    return (
      <Paper p="xl" my="lg" bg="var(--card-background)">
        <Text>Sign in as an admin to read this page.</Text>
      </Paper>
    )
  }
  return <QueryView query={description}>{(document) => <Calls document={document} />}</QueryView>
}

function isRefused(error: unknown): boolean {
  return error instanceof CallError && (error.status === 401 || error.status === 403)
}

function Calls({ document }: { document: unknown }) {
  const [search, setSearch] = useState('')
  const calls = useMemo(() => readOpenApi(document), [document])
  const found = findCalls(calls, search)
  return (
    <>
      <Text c="dimmed" mb="md">
        Every call stands below /api, speaks JSON and, unless it says anyone, wants a bearer token. Errors are{' '}
        {'{ message, data? }'}.
      </Text>
      <TextInput
        type="search"
        aria-label="Search the calls"
        placeholder="Search the calls"
        leftSection={<IconSearch size={16} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" my="sm" role="status">
        {found.length} of {calls.length} calls
      </Text>
      <ApiGroups calls={found} />
    </>
  )
}
