import type { KeyboardEvent } from 'react'

/** Enter and the arrows go to the same column of the next or the former row, as in a spreadsheet. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const steps: Record<string, number> = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }
  const step = steps[event.key]
  const at = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined
  if (step === undefined || at === undefined) return
  // Without this, Enter would send the form.
  event.preventDefault()
  const [row = '', column = ''] = at.split(':')
  const next = event.currentTarget.querySelector<HTMLInputElement>(`[data-cell="${Number(row) + step}:${column}"]`)
  next?.focus()
  next?.select()
}
