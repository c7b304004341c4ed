import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { fieldOf } from '../../contract/kernel/from-outside.ts'
import type { ProfileCalls, SettingName, UserSettings } from '../../contract/profile.ts'
import { checkTexts } from '../../texts/en/checks.ts'
import { call } from '../platform/call.ts'
import { CallError } from '../platform/call-error.ts'
import { callQuery } from '../platform/call-query.ts'
import { toastError } from '../ui/toast.ts'

export interface Change {
  prop: SettingName
  on: boolean
  password?: string
}

interface Asking {
  /** The server wants the password first: it was typed too long ago. */
  onPasswordWanted(change: Change): void
}

/** The own settings. A switch moves at once and goes back when the server refuses. */
export function useSettings(calls: ProfileCalls, { onPasswordWanted }: Asking) {
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
    onError: (error, change, before) => {
      queries.setQueryData(query.queryKey, before)
      if (change.password === undefined && wantsPassword(error)) onPasswordWanted(change)
      else toastError(error)
    },
  })
  return { settings, change }
}

function wantsPassword(error: Error): boolean {
  if (!(error instanceof CallError) || error.status !== 400) return false
  return fieldOf(fieldOf(error.body, 'data'), 'password') === checkTexts.required()
}
