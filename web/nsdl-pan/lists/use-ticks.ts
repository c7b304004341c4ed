import { useState } from 'react'
import type { PanRow } from '../../../contract/nsdl-pan/lists.ts'
import { panListTexts } from '../../../texts/en/pan-list.ts'

/** Rows that were ticked, on whichever page. */
export interface Ticks {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
  clear: () => void
}

export function useTicks(): Ticks {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    ids,
    toggle: (id) =>
      setIds((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    clear: () => setIds(new Set()),
  }
}

/** Whether one row is ticked, and what a tap on its box does. */
export const tickOf = ({ ids, toggle }: Ticks, { id, refNo }: Pick<PanRow, 'id' | 'refNo'>) => ({
  label: panListTexts.tickOf({ refNo }),
  checked: ids.has(id),
  toggle: () => toggle(id),
})
