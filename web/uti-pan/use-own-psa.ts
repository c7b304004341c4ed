import { useQuery, useQueryClient } from '@tanstack/react-query'
import { merchantNotices } from '../../contract/notice.ts'
import { getPsa } from '../../contract/uti-pan/psa.ts'
import { callQuery } from '../platform/call-query.ts'
import { useLive } from '../platform/use-live.ts'

/** Where the own PSA id stands. It follows what the head office decides, and is asked for anew by each page. */
export function useOwnPsa() {
  const queries = useQueryClient()
  const query = callQuery(getPsa)
  useLive(merchantNotices.live, 'notice', () => void queries.invalidateQueries(query))
  return useQuery({ ...query, staleTime: 0 })
}
