import { Button, Stack, Text } from '@mantine/core'
import { CallError } from '../../platform/call-error.ts'
import { errorText } from '../../platform/error-text.ts'
import type { TableControl } from './use-table-state.ts'

interface Props {
  error: unknown
  loading: boolean
  control: TableControl
  onReload: () => void
  /** What it means that the list holds nothing at all. */
  emptyText: string
}

/** What stands in place of rows: loading, failed, or why there are none. */
export function TableMessage({ error, loading, control, onReload, emptyText }: Props) {
  if (loading) return <Text c="dimmed">Loading...</Text>
  if (error) {
    return (
      <Stack align="center" gap="xs" role="alert">
        <Text c="var(--mantine-color-error)">{tableErrorText(error)}</Text>
        <Button size="xs" variant="light" onClick={onReload}>
          Retry
        </Button>
      </Stack>
    )
  }
  const narrowed = control.state.q !== '' || control.state.filters.length > 0
  if (!narrowed) return <Text c="dimmed">{emptyText}</Text>
  return (
    <Stack align="center" gap="xs">
      <Text c="dimmed">No row matches {whatNarrows(control)}.</Text>
      <Button size="xs" variant="light" onClick={control.showAll}>
        Show all rows
      </Button>
    </Stack>
  )
}

/** What the server or the network said; a bug of ours has nothing useful to say. */
export function tableErrorText(error: unknown): string {
  return error instanceof CallError ? `Error: ${errorText(error)}` : 'Failed to load data'
}

function whatNarrows({ state: { q, filters } }: TableControl): string {
  const search = q === '' ? [] : [`the search for “${q}”`]
  const boxes = filters.length === 0 ? [] : [filters.length === 1 ? 'the filter' : `the ${filters.length} filters`]
  return [...search, ...boxes].join(' and ')
}
