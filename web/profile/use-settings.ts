import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProfileCalls, SettingName, UserSettings } from '../../contract/profile.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { toastError } from '../ui/toast.ts'

interface Change {
  prop: SettingName
  on: boolean
  password?: string
}

/** The own settings. A switch moves at once and goes back when the server refuses. */
export function useSettings(calls: ProfileCalls) {
  const queries = useQueryClient()
  const query = callQuery(calls.getSettings)
  const settings = useQuery(query)
  const change = useMutation({
    mutationFn: ({ prop, on, password }: Change) =>
      call(calls.updateSetting, { body: { prop, value: on ? 'true' : 'false', password } }),
    onMutate: async ({ prop, on }) => {
      await queries.cancelQueries(query)
      const before = queries.getQueryData<UserSettings>(query.queryKey)
      if (before) queries.setQueryData(query.queryKey, { ...before, [prop]: on })
      return before
    },
    onSuccess: (saved) => queries.setQueryData(query.queryKey, saved),
    onError: (error, _change, before) => {
      queries.setQueryData(query.queryKey, before)
      toastError(error)
    },
  })
  return { settings, change }
}
