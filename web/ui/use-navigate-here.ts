import { type UseNavigateResult, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { isAt, useOwnPath } from './use-own-path.ts'

/**
 * Leads on from this page, as long as the person is on it. Who went elsewhere while an answer was on its way stays
 * where they went.
 */
export function useNavigateHere(): UseNavigateResult<string> {
  const router = useRouter()
  const navigate = useNavigate()
  const own = useOwnPath()
  return useCallback(
    async (options) => {
      if (isAt(router.latestLocation.pathname, own)) await navigate(options)
    },
    [router, navigate, own],
  )
}
