import { useMutation, useQuery } from '@tanstack/react-query'
import type { backOfficeNotices } from '../../contract/notice.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'

export type NoticeCalls = typeof backOfficeNotices

/** The newest notices, and how they are marked as read. */
export function useNotices(calls: NoticeCalls) {
  const inbox = useQuery(callQuery(calls.listNotices))
  const markRead = useMutation({ mutationFn: (ids?: string[]) => call(calls.markRead, { body: { ids } }) })
  return { inbox, markRead: (ids?: string[]) => markRead.mutate(ids) }
}
