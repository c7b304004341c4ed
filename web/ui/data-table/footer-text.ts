import type { TableReply } from '../../../contract/kernel/table.ts'

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
  return `Showing ${count.format(from)}–${count.format(to)} of ${filtered} filtered (${counted(reply.totalRecords, reply.moreTotal)} total)`
}

const counted = (n: number, more = false): string => (more ? `more than ${count.format(n)}` : count.format(n))

/** How many pages can be turned to. Where counting stopped, a full page means that there is at least one more. */
export function pageCount(reply: TableReply<unknown> | undefined, { page, size }: Page): number {
  const counted = Math.max(1, Math.ceil((reply?.filterRecords ?? 0) / size))
  if (!reply?.more) return counted
  return Math.max(counted, reply.data.length === size ? page + 1 : page)
}

/** 'Showing 20 of 134'; where cards are filtered, of how many is what was found. */
export function cardsText(reply: TableReply<unknown> | undefined): string {
  if (!reply || reply.data.length === 0) return ''
  return `Showing ${count.format(reply.data.length)} of ${counted(reply.filterRecords, reply.more)}`
}

/** 'Found 134'. */
export function foundText(reply: TableReply<unknown> | undefined): string {
  return reply ? `Found ${counted(reply.filterRecords, reply.more)}` : ''
}

/** Whether there are rows behind the cards that are asked for. Where counting stopped, full pages mean that there are. */
export function hasMoreCards(reply: TableReply<unknown> | undefined, shown: number): boolean {
  if (!reply) return false
  return reply.filterRecords > shown || (reply.more === true && reply.data.length >= shown)
}
