import { CardList } from './card-list.tsx'
import type { ListProps } from './list-props.ts'
import { ListTable } from './list-table.tsx'
import { LookToggle } from './look-toggle.tsx'
import { useListLook } from './use-list-look.ts'
import type { TableRow } from './use-table-model.ts'

/**
 * The portal's one list. All but the rows' meaning comes from the endpoint's columns and card; its state lives in the
 * address. On a phone it is cards, and the table is one tap away.
 */
export function DataTable<Row extends TableRow>(props: ListProps<Row>) {
  const { look, isNarrow, choose } = useListLook()
  const toggle = isNarrow && <LookToggle look={look} onLook={choose} />
  if (look === 'cards') return <CardList {...props} toggle={toggle} />
  return (
    <>
      {toggle}
      <ListTable {...props} />
    </>
  )
}
