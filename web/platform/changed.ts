import type { Endpoint } from '../../contract/kernel/endpoint.ts'
import type { Topic } from '../../contract/kernel/topic.ts'

/** By whom something was changed: by a call of this tab, or by others, of whom the live events tell. */
export type ChangedBy = 'this tab' | 'others'

type Act = (topics: readonly Topic[], by: ChangedBy) => unknown

const listeners = new Set<Act>()
let underWay: Promise<unknown> = Promise.resolve()

/** Called whenever something has changed. Answers how to stop. */
export function onChanged(act: Act): () => void {
  listeners.add(act)
  return () => listeners.delete(act)
}

export function tellChanged(topics: readonly Topic[], by: ChangedBy): void {
  if (topics.length > 0) underWay = Promise.all([...listeners].map((act) => act(topics, by)))
}

type Call = Pick<Endpoint, 'changes'>

/** After a call was made: `call()` does so by itself, and so does an upload. */
export function tellChangesOf({ changes = [] }: Call): void {
  tellChanged(changes, 'this tab')
}

/**
 * After a call was refused where somebody else may have been faster: what it would have changed is shown as it is now.
 * Not for a form in a row of a list, which could be gone with the row, and with it the reason.
 */
export function refetchAfterRefusal(refused: Call): void {
  tellChangesOf(refused)
}

/**
 * Settles when the screen shows what the last change has made of it. For whoever goes on with what is shown: a form that
 * takes it for saved, a button that must not be pressed again before.
 */
export async function untilShown(): Promise<void> {
  await underWay
}
