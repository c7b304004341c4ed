import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { getKycStanding, getMyKyc } from '../../contract/kyc.ts'
import { merchantNotices } from '../../contract/notice.ts'
import { callQuery } from '../platform/call-query.ts'
import { useLive } from '../platform/use-live.ts'

/** Everything of the own KYC is asked for again. */
export async function forgetKyc(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: [getMyKyc.path] }),
    queries.invalidateQueries({ queryKey: [getKycStanding.path] }),
  ])
}

function useFreshKyc(): void {
  const queries = useQueryClient()
  useLive(merchantNotices.live, 'kyc', () => void forgetKyc(queries))
}

/** The own KYC, as it is now. */
export function useMyKyc() {
  useFreshKyc()
  return useQuery(callQuery(getMyKyc))
}

/** How far it is, for the banner. */
export function useKycStanding() {
  useFreshKyc()
  return useQuery(callQuery(getKycStanding))
}
