/** What the draft is called while it is being kept. */
export const panDraftName = (id: string) => `nsdl-pan ${id}`
