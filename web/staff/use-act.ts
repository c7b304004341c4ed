import { useMutation } from '@tanstack/react-query'
import { refetchAfterRefusal, untilShown } from '../platform/changed.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'

interface Act {
  send: () => Promise<unknown>
  /** Said when it is done. */
  done: string
}

/** Does one thing to a person at the press of a button, says so, and shows what became of it. */
export function useAct() {
  return useMutation({
    mutationFn: ({ send }: Act) => send(),
    onSuccess: (_reply, { done }) => toastSuccess(done),
    onError: (error) => {
      toastError(error)
      refetchAfterRefusal({ changes: ['user', 'sign-in'] })
    },
    onSettled: untilShown,
  })
}
