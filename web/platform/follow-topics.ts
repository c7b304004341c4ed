import type { Query, QueryClient } from '@tanstack/react-query'
import type { Topic } from '../../contract/kernel/topic.ts'
import { onChanged } from './changed.ts'
import { onMaybeDone } from './maybe-done.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What the answer is made of, as its call declares it. */
      reads?: readonly Topic[]
      /** Somebody types into it: nothing is asked again behind their back. */
      underTheirHands?: boolean
    }
  }
}

/**
 * A change of this tab is told twice: by the answer to its call, and by the live event that everyone gets. Within so
 * long the two are one, and nobody sees that it passes.
 */
const togetherMs = 40

let stopFormer: () => void = () => undefined

/**
 * Asks again for what is on the screen when something that it is made of has changed, once however many tell of it.
 * This is the one place that takes answers for old: screens do not. There is one store per sign-in, so a new one ends
 * the following of the former: nobody waits for what is shown to no one.
 */
export function followTopics(client: QueryClient): void {
  stopFormer()
  const cache = client.getQueryCache()
  const due = new Set<Query>()
  let round: Promise<void> | undefined

  // What is asked for after a change knows of it.
  const stopCache = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') due.delete(event.query)
  })

  async function askAgain(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, togetherMs))
    const again = new Set(due)
    due.clear()
    round = undefined
    const isFirst = (query: Query) => again.has(query) && query.state.data === undefined
    // The store begins anew what is on its way only where something is shown already.
    await client.cancelQueries({ type: 'active', fetchStatus: 'fetching', predicate: isFirst })
    await client.refetchQueries({ type: 'active', predicate: (query) => again.has(query) })
  }

  const stopChanged = onChanged((topics, by) => {
    const predicate = (query: Query) => readsOne(query, topics) && mayBeAsked(query)
    // What nobody looks at is dropped, or the page that shows it next would begin with how it was before.
    if (by === 'this tab')
      client.removeQueries({ predicate: (query) => query.getObserversCount() === 0 && predicate(query) })
    void client.invalidateQueries({ predicate, refetchType: 'none' })
    for (const query of cache.findAll({ predicate })) due.add(query)
    round ??= askAgain()
    return round
  })
  // Of what may have been done nobody knows what it was: everything on the screen is looked at.
  const stopMaybeDone = onMaybeDone(() => void client.invalidateQueries({ predicate: mayBeAsked }))

  stopFormer = () => {
    stopCache()
    stopChanged()
    stopMaybeDone()
  }
}

const readsOne = ({ meta }: Query, topics: readonly Topic[]): boolean =>
  meta?.reads?.some((topic) => topics.includes(topic)) ?? false

const mayBeAsked = ({ meta }: Query): boolean => meta?.underTheirHands !== true
