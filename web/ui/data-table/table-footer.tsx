import { Group, NativeSelect, Pagination, Text } from '@mantine/core'
import { isOneOf } from '../../../contract/kernel/keys-of.ts'
import { pageSizes, type TableReply } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { footerText, pageCount } from './footer-text.ts'
import type { TableControl } from './use-table-state.ts'

const pageTexts = {
  first: listTexts.firstPage,
  previous: listTexts.previousPage,
  next: listTexts.nextPage,
  last: listTexts.lastPage,
}

interface Props {
  reply: TableReply<unknown> | undefined
  control: TableControl
}

/** Where in the list the page stands, how long a page is, and the way to the others. */
export function TableFooter({ reply, control: { state, setSize, toPage } }: Props) {
  return (
    <Group justify="space-between" gap="sm" mt="sm">
      <Text size="sm" c="dimmed" role="status">
        {footerText(reply, state)}
      </Text>
      <Group gap="md">
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" c="dimmed" id="page-size">
            {listTexts.rowsPerPage()}
          </Text>
          <NativeSelect
            size="xs"
            w={72}
            aria-labelledby="page-size"
            data={pageSizes.map(String)}
            value={String(state.size)}
            onChange={(event) => {
              const size = Number(event.currentTarget.value)
              if (isOneOf(pageSizes, size)) setSize(size)
            }}
          />
        </Group>
        <Pagination
          size="sm"
          siblings={1}
          total={pageCount(reply, state)}
          value={state.page}
          onChange={toPage}
          getControlProps={(control) => ({ 'aria-label': pageTexts[control]() })}
          getItemProps={(page) => ({ 'aria-label': listTexts.pageNumber({ page }) })}
        />
      </Group>
    </Group>
  )
}
