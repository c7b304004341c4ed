import type { KeyboardEvent, PointerEvent } from 'react'
import { listTexts } from '../../../texts/en/list.ts'
import classes from './data-table.module.css'
import { narrowest, type TableModel, type TableRow } from './use-table-model.ts'

interface Props<Row extends TableRow> {
  table: TableModel<Row>
  name: string
  title: string
}

const widest = 1000
const step = 16

/** The edge of a column: drag it, or move it with the arrow keys; a double click puts it back. */
export function ResizeHandle<Row extends TableRow>({ table, name, title }: Props<Row>) {
  const width = table.getColumn(name)?.getSize() ?? 0

  function resize(handle: HTMLElement, to: number): void {
    const measured = measure(handle)
    table.setColumnSizing((before) => ({ ...measured, ...before, [name]: Math.min(widest, Math.max(narrowest, to)) }))
  }

  function drag(event: PointerEvent<HTMLHRElement>): void {
    const handle = event.currentTarget
    const start = { x: event.clientX, width: headerOf(handle)?.offsetWidth ?? width }
    handle.setPointerCapture(event.pointerId)
    const move = (moved: globalThis.PointerEvent) => resize(handle, start.width + moved.clientX - start.x)
    const stop = () => handle.removeEventListener('pointermove', move)
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', stop, { once: true })
  }

  function nudge(event: KeyboardEvent<HTMLHRElement>): void {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    resize(event.currentTarget, (headerOf(event.currentTarget)?.offsetWidth || width) + by)
  }

  return (
    <hr
      className={classes.resize}
      tabIndex={0}
      aria-label={listTexts.widthOf({ title })}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      onPointerDown={drag}
      onKeyDown={nudge}
      onDoubleClick={() => table.resetColumnSizing(true)}
    />
  )
}

const headerOf = (handle: HTMLElement) => handle.closest('th')

/**
 * Until someone resizes, the columns share the width of the screen; from then on each keeps the width it has.
 * In a page that is not laid out every width is 0, and those are left to the columns' own.
 */
function measure(handle: HTMLElement): Record<string, number> {
  const headers = [...(handle.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])]
  const widths = headers.map((header) => [header.dataset.column ?? '', header.offsetWidth] as const)
  return Object.fromEntries(widths.filter(([, width]) => width > 0))
}
