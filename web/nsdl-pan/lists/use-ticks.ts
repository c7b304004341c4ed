import { useState } from 'react'

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
