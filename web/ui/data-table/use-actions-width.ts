import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const usual = 130
/** Room for the title of the column. */
const least = 80
/** To both sides of the buttons, and the line before them. */
const around = 25

/** As wide as the buttons of the widest row need; fixed columns do not find that out by themselves. */
export function useActionsWidth(rows: unknown): [table: RefObject<HTMLTableElement | null>, width: number] {
  const table = useRef<HTMLTableElement>(null)
  const [width, setWidth] = useState(usual)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows may have other buttons.
  useLayoutEffect(() => {
    const widest = widestOf(table.current)
    if (widest > 0) setWidth(Math.max(least, widest + around))
  }, [rows])
  return [table, width]
}

function widestOf(table: HTMLTableElement | null): number {
  const buttons = table?.querySelectorAll<HTMLElement>('[data-buttons]') ?? []
  return Math.max(0, ...Array.from(buttons, (one) => one.offsetWidth))
}
