import { useCallback } from 'react'
import { useNavigateHere } from './use-navigate-here.ts'

type Search = Record<string, unknown>

/** Changes what stands behind the `?` of this page's address. A page that is being left changes nothing any more. */
export function useChangeSearch() {
  const navigate = useNavigateHere()
  return useCallback(
    (search: (before: Search) => Search) => void navigate({ to: '.', replace: true, resetScroll: false, search }),
    [navigate],
  )
}
