import { useQueryClient } from '@tanstack/react-query'
import { listMerchants } from '../../contract/merchant.ts'

/** Asks again for everything that was fetched about merchants: list, page and its parts. */
export function useReloadMerchant(): () => Promise<void> {
  const queries = useQueryClient()
  return () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listMerchants.path) })
}
