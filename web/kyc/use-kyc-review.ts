import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getKyc, listKyc } from '../../contract/kyc-review.ts'
import { backOfficeNotices } from '../../contract/notice.ts'
import { callQuery } from '../platform/call-query.ts'
import { useLive } from '../platform/use-live.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'

/** One person's KYC, as it is now: others may decide at the same time. */
export function useKycReview(id: string) {
  const queries = useQueryClient()
  const query = callQuery(getKyc, { params: { id } })
  useLive(backOfficeNotices.live, 'kyc', () => void queries.invalidateQueries(query))
  return useQuery(query)
}

/** Makes a decision, says so, and reads everything anew; also after a refusal, because someone else was faster. */
export function useDecision<Given = void>(decide: (given: Given) => Promise<unknown>, said: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: decide,
    onSuccess: () => toastSuccess(said),
    onError: (error) => toastError(error),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [getKyc.path] }),
        queries.invalidateQueries({ queryKey: [listKyc.path] }),
      ]),
  })
}
