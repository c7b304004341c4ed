import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { createQueryClient } from './query-client.ts'
import { readSession, useSession } from './session.ts'

let kept: { signIn: number | undefined; queries: QueryClient } | undefined

/** One store per sign-in: what one person was shown is never shown to the next. */
function storeOf(signIn: number | undefined): QueryClient {
  if (!kept || kept.signIn !== signIn) kept = { signIn, queries: createQueryClient() }
  return kept.queries
}

/**
 * Gives the pages below it the store of fetched data. It stands in the signed-in areas and not at the root, so that a
 * visitor's first page does not carry it.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  // After signing out the page stands a moment longer; with an empty store it would ask for everything again.
  const queries = session || !kept ? storeOf(session?.signIn) : kept.queries
  useEffect(() => forgetWhenSignedOut, [])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

function forgetWhenSignedOut(): void {
  if (!readSession()) kept = undefined
}
