import { Button, Drawer, Text } from '@mantine/core'
import type { Columns, TableReply } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { foundText } from './cards-text.ts'
import { FilterCell } from './filter-cell.tsx'
import classes from './filter-sheet.module.css'
import { SortChoice } from './sort-choice.tsx'
import type { TableControl } from './use-table-state.ts'

interface Props {
  opened: boolean
  onClose: () => void
  columns: Columns
  control: TableControl
  found: TableReply<unknown> | undefined
}

/** Everything that a table's head offers, one under the other. What is set counts at once; the list lies behind. */
export function FilterSheet({ opened, onClose, columns, control, found }: Props) {
  const { state, setFilter, clearFilters, shownAll } = control
  function close(): void {
    // A box tells what was typed when it is left, and on a phone a tap elsewhere does not leave it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    onClose()
  }
  return (
    <Drawer.Root
      opened={opened}
      onClose={close}
      position="bottom"
      size="88dvh"
      classNames={{ content: classes.sheet, body: classes.body }}
    >
      <Drawer.Overlay />
      <Drawer.Content radius="md">
        <Drawer.Header>
          <Drawer.Title>{listTexts.filtersAndOrder()}</Drawer.Title>
          <Drawer.CloseButton size={44} aria-label={listTexts.closeTheFilters()} />
        </Drawer.Header>
        <Drawer.Body>
          <SortChoice columns={columns} control={control} />
          {Object.entries(columns).map(([name, column]) => (
            <fieldset key={name} className={classes.field}>
              <legend>{column.title}</legend>
              <FilterCell
                key={shownAll}
                name={name}
                column={column}
                filter={state.filters.find(({ field }) => field === name)}
                onChange={(filter) => setFilter(name, filter)}
              />
            </fieldset>
          ))}
        </Drawer.Body>
        <div className={classes.foot}>
          <Text size="sm" c="dimmed" role="status">
            {foundText(found)}
          </Text>
          <Button variant="default" onClick={clearFilters}>
            {listTexts.clearAll()}
          </Button>
          <Button onClick={close}>{listTexts.showResults()}</Button>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}
