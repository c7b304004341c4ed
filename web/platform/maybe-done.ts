const listeners = new Set<() => void>()

/** Called whenever no answer came to something that the server may have done. Answers how to stop. */
export function onMaybeDone(act: () => void): () => void {
  listeners.add(act)
  return () => listeners.delete(act)
}

export function tellMaybeDone(): void {
  for (const act of listeners) act()
}
