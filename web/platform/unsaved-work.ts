/** Asks each form that is open whether something stands in it that nobody has sent yet. */
const openForms = new Set<() => boolean>()

/** Registers a form for as long as it is on the page; call the answer when it goes. */
export function watchForUnsaved(isUnsaved: () => boolean): () => void {
  openForms.add(isUnsaved)
  return () => openForms.delete(isUnsaved)
}

export const hasUnsavedWork = (): boolean => [...openForms].some((isUnsaved) => isUnsaved())
