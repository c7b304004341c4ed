import { Button, Stack, Text } from '@mantine/core'
import { listTexts } from '../../../texts/en/list.ts'
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
  if (loading) return <Text c="dimmed">{listTexts.loading()}</Text>
  if (error) {
    return (
      <Stack align="center" gap="xs" role="alert">
        <Text c="var(--mantine-color-error)">{tableErrorText(error)}</Text>
        <Button size="xs" variant="light" onClick={onReload}>
          {listTexts.retry()}
        </Button>
      </Stack>
    )
  }
  const narrowed = control.state.q !== '' || control.state.filters.length > 0
  if (!narrowed) return <Text c="dimmed">{emptyText}</Text>
  return (
    <Stack align="center" gap="xs">
      <Text c="dimmed">{noMatchText(control)}</Text>
      <Button size="xs" variant="light" onClick={control.showAll}>
        {listTexts.showAllRows()}
      </Button>
    </Stack>
  )
}

/** What the server or the network said; a bug of ours has nothing useful to say. */
export function tableErrorText(error: unknown): string {
  return error instanceof CallError ? listTexts.error({ error: errorText(error) }) : listTexts.failedToLoadData()
}

function noMatchText({ state: { q, filters } }: TableControl): string {
  if (filters.length === 0) return listTexts.noRowMatchesSearch({ search: q })
  if (q === '') return listTexts.noRowMatchesFilters({ count: filters.length })
  return listTexts.noRowMatchesBoth({ search: q, count: filters.length })
}
