import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listMerchantStaff } from '../../contract/merchant-staff.ts'
import { listStaff } from '../../contract/staff.ts'
import { listUsers } from '../../contract/user.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'

const groups = [listUsers.path, listStaff.path, listMerchantStaff.path].map((path) =>
  path.slice(0, path.lastIndexOf('/')),
)

/** Asks again for everything that was fetched about people. */
export function useReloadPeople(): () => Promise<void> {
  const queries = useQueryClient()
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => groups.some((group) => String(path).startsWith(group)),
    })
}

interface Act {
  send: () => Promise<unknown>
  /** Said when it is done. */
  done: string
}

/** Does one thing to a person at the press of a button, says so, and shows what became of it. */
export function useAct() {
  const reload = useReloadPeople()
  return useMutation({
    mutationFn: ({ send }: Act) => send(),
    onSuccess: (_reply, { done }) => toastSuccess(done),
    onError: (error) => toastError(error),
    onSettled: reload,
  })
}
