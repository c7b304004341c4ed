import type { TableReply } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'

const count = new Intl.NumberFormat('en-IN')

interface Page {
  page: number
  size: number
}

/** 'Showing 11–20 of 57 filtered (2,300 total)'; nothing while the numbers are not known, for nought would be untrue. */
export function footerText(reply: TableReply<unknown> | undefined, { page, size }: Page): string {
  if (!reply) return ''
  const rows = reply.data.length
  const from = rows > 0 ? (page - 1) * size + 1 : 0
  const to = rows > 0 ? from + rows - 1 : 0
  const filtered = counted(reply.filterRecords, reply.more)
  return listTexts.showingOfFilteredTotal({
    from: count.format(from),
    to: count.format(to),
    filtered,
    totalRecords: counted(reply.totalRecords, reply.moreTotal),
  })
}

export const counted = (n: number, more = false): string =>
  more ? listTexts.moreThan({ count: count.format(n) }) : count.format(n)

/** How many pages can be turned to. Where counting stopped, a full page means that there is at least one more. */
export function pageCount(reply: TableReply<unknown> | undefined, { page, size }: Page): number {
  const counted = Math.max(1, Math.ceil((reply?.filterRecords ?? 0) / size))
  if (!reply?.more) return counted
  return Math.max(counted, reply.data.length === size ? page + 1 : page)
}
