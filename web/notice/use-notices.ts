import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { backOfficeNotices } from '../../contract/notice.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { useLive } from '../platform/use-live.ts'

export type NoticeCalls = typeof backOfficeNotices

/** The newest notices; asked for again whenever the server says that there is one. */
export function useNotices(calls: NoticeCalls) {
  const queries = useQueryClient()
  const query = callQuery(calls.listNotices)
  const inbox = useQuery(query)
  const forget = () => queries.invalidateQueries(query)
  useLive(calls.live, 'notice', () => void forget())
  const markRead = useMutation({
    mutationFn: (ids?: string[]) => call(calls.markRead, { body: { ids } }),
    onSettled: forget,
  })
  return { inbox, markRead: (ids?: string[]) => markRead.mutate(ids) }
}
