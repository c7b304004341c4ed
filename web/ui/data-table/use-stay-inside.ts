import { useEffect } from 'react'
import type { TableReply } from '../../../contract/kernel/table.ts'
import { pageCount } from './footer-text.ts'
import type { TableControl } from './use-table-state.ts'

/** Rows that were removed may leave the page behind the end of the list: then the last page is shown. */
export function useStayInside(reply: TableReply<unknown> | undefined, { state, toPage }: TableControl): void {
  const isBehind = reply !== undefined && state.page > 1 && reply.data.length === 0
  const last = pageCount(reply, state)
  useEffect(() => {
    if (isBehind && last < state.page) toPage(last)
  }, [isBehind, last, state.page, toPage])
}
