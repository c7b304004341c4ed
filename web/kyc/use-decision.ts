import { useMutation } from '@tanstack/react-query'
import { refetchAfterRefusal, untilShown } from '../platform/changed.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'

/** Makes a decision, says so, and reads everything anew; also after a refusal, because someone else was faster. */
export function useDecision<Given = void>(decide: (given: Given) => Promise<unknown>, said: string) {
  return useMutation({
    mutationFn: decide,
    onSuccess: () => toastSuccess(said),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal({ changes: ['kyc'] })
    },
    onSettled: untilShown,
  })
}
