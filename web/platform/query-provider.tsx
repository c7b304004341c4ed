import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'
import { readSession, subscribeToSession } from './session.ts'

const queries = createQueryClient()

/** What one person was shown must never be shown to the next. */
let shownTo = readSession()?.signIn
subscribeToSession(() => {
  const now = readSession()?.signIn
  if (now !== shownTo) queries.clear()
  shownTo = now
})

/**
 * Gives the pages below it the one store of fetched data. It stands in the signed-in areas and not at the root, so that
 * a visitor's first page does not carry it.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
