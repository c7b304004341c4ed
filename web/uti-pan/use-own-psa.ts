import { useQuery } from '@tanstack/react-query'
import { getPsa } from '../../contract/uti-pan/psa.ts'
import { callQuery } from '../platform/call-query.ts'

/** Where the own PSA id stands. It follows what the head office decides, and is asked for anew by each page. */
export function useOwnPsa() {
  return useQuery({ ...callQuery(getPsa), staleTime: 0 })
}
