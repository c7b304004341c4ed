import { useRouterState } from '@tanstack/react-router'
import { SaysLoading } from './loading-overlay.tsx'

/** Says that the page somebody asked for is being fetched; the one they leave stands until then. */
export function PageOnItsWay() {
  // Another filter or page of a list is the same page.
  const fetching = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname,
  })
  return fetching ? <SaysLoading /> : null
}
