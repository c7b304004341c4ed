import { Button, SimpleGrid, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'

interface Props<Job> {
  /** What it is, once that is known. */
  title: string | undefined
  /** The list that it stands in. */
  back: { to: string; label: string }
  query: UseQueryResult<Job>
  /** Where it stands, and what was sent in. */
  left: (job: Job) => ReactNode
  /** What has happened, and the papers. */
  right: (job: Job) => ReactNode
}

/** The page of one registration or return, in two columns where there is room. */
export function JobPage<Job>({ title, back, query, left, right }: Props<Job>) {
  return (
    <>
      <PageTitle title={title}>
        <Button component={Link} to={back.to} variant="default">
          {back.label}
        </Button>
      </PageTitle>
      <QueryView query={query}>
        {(job) => (
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
            <Stack gap="md">{left(job)}</Stack>
            <Stack gap="md">{right(job)}</Stack>
          </SimpleGrid>
        )}
      </QueryView>
    </>
  )
}
