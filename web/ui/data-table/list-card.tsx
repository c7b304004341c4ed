import { Checkbox, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { Card, Columns } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { CardOf } from '../row-moves/row-move.ts'
import classes from './card-list.module.css'
import { cellText, cellValue } from './cell-value.tsx'
import type { Tick } from './list-props.ts'
import type { CellRenderers } from './table-body.tsx'
import type { TableRow } from './use-table-model.ts'

interface Props<Row extends TableRow> {
  row: Row
  columns: Columns
  card: Card
  /** The columns that are not hidden. */
  visible: readonly string[]
  cells?: CellRenderers<Row>
  actions?: (row: Row) => ReactNode
  tick?: Tick
}

/** One row of a list, as its definition wants it shown. */
export function ListCard<Row extends TableRow>({ row, columns, card, visible, cells, actions, tick }: Props<Row>) {
  const id = useId()
  const textOf = (name: string) => cellText(columns[name], row[name])
  const isFilled = (name: string) => row[name] !== null && row[name] !== undefined && row[name] !== ''
  const drawn = (name: string) => {
    const [draw, column] = [cells?.[name], columns[name]]
    return draw ? draw(row) : column && cellValue(column, row[name])
  }
  // A draft may have no name yet; then it is called by what stands below.
  const [title = card.title, ...line] = [card.title, ...(card.line ?? [])].filter(isFilled)
  const money = [...(card.amount ?? []), ...(card.balance ? [card.balance] : [])].filter(isFilled)
  const further = (card.facts ?? []).filter((name) => visible.includes(name))
  const facts = [...(card.day ? [card.day] : []), ...further].filter(isFilled)
  return (
    <article className={classes.card} tabIndex={-1} aria-labelledby={id}>
      <div className={classes.head}>
        {tick && <TickBox {...tick} />}
        <h2 id={id} className={classes.title}>
          {title === card.title && isFilled(title) ? drawn(title) : textOf(title) || listTexts.noName()}
        </h2>
        {card.state && isFilled(card.state) && <div className={classes.state}>{drawn(card.state)}</div>}
      </div>
      {line.length > 0 && <p className={classes.line}>{line.map(textOf).join(' · ')}</p>}
      <Facts className={classes.money} names={money} columns={columns} draw={textOf} />
      <Facts className={classes.facts} names={facts} columns={columns} draw={drawn} />
      {actions && (
        <CardOf value={textOf(title)}>
          <div className={classes.moves}>{actions(row)}</div>
        </CardOf>
      )}
    </article>
  )
}

/** The words beside it are not seen; the room around it takes a thumb. */
function TickBox({ label, checked, toggle }: Tick) {
  const id = useId()
  return (
    <label className={classes.tick} htmlFor={id}>
      <Checkbox id={id} checked={checked} onChange={toggle} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  )
}

interface FactsProps {
  className: string | undefined
  names: readonly string[]
  columns: Columns
  draw: (name: string) => ReactNode
}

/** Values, each under the title of its column. */
export function Facts({ className, names, columns, draw }: FactsProps) {
  if (names.length === 0) return null
  return (
    <dl className={className}>
      {names.map((name) => (
        <div key={name}>
          <dt>{columns[name]?.title}</dt>
          <dd data-whole={columns[name]?.kind === 'money' || undefined}>{draw(name)}</dd>
        </div>
      ))}
    </dl>
  )
}
