/** Saves of drafts that are still on their way, by the name of the draft. */
const underWay = new Map<string, Promise<unknown>>()

export function noteSave(name: string, save: Promise<unknown>): void {
  underWay.set(name, save)
  const forget = () => {
    if (underWay.get(name) === save) underWay.delete(name)
  }
  void save.then(forget, forget)
}

/**
 * Ends with the last save of a draft; wait for it before asking for the draft. Whoever leaves a form and comes straight
 * back would otherwise be shown what stood there before, and be told that somebody else had changed it.
 */
export async function lastSave(name: string): Promise<void> {
  await underWay.get(name)
}
