import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorCard } from './error-card.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'

interface Props<Data> {
  query: UseQueryResult<Data>
  /** Draws the page once the data is there. */
  children: (data: Data) => ReactNode
}

/** Loading, failed or there: the three states of everything that is fetched. */
export function QueryView<Data>({ query, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorCard error={query.error} onRetry={() => void query.refetch()} />
  return <LoadingOverlay />
}
