const places = 'main, [role="dialog"]'

/** Something that held the focus. */
export interface FocusHolder {
  /** Nothing once it has left the page. */
  element: HTMLElement | undefined
  /** All that stood around it, from the inside out. */
  around: readonly HTMLElement[]
}

/** What of its page or dialog stands around it still, from the inside out; nothing where that has gone. */
export function standingAround({ around }: FocusHolder): HTMLElement[] {
  const edge = around.findIndex((one) => one.matches(places))
  return around[edge]?.isConnected ? around.slice(0, edge + 1).filter(({ isConnected }) => isConnected) : []
}

/** The trail without what has left the page: whoever holds on to a part of it holds all of it in memory. */
export function tidyTrail(trail: readonly FocusHolder[]): FocusHolder[] {
  return trail.flatMap((held) => {
    if (held.element?.isConnected) return [held]
    const around = standingAround(held)
    return around.length > 0 ? [{ element: undefined, around }] : []
  })
}
