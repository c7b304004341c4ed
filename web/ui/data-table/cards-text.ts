import type { TableReply } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { counted } from './footer-text.ts'

/** 'Showing 20 of 134'; where cards are filtered, of how many is what was found. */
export function cardsText(reply: TableReply<unknown> | undefined): string {
  if (!reply || reply.data.length === 0) return ''
  return listTexts.showingOf({
    length: counted(reply.data.length),
    filterRecords: counted(reply.filterRecords, reply.more),
  })
}

/** 'Found 134'. */
export function foundText(reply: TableReply<unknown> | undefined): string {
  return reply ? listTexts.found({ filterRecords: counted(reply.filterRecords, reply.more) }) : ''
}

/** Whether there are rows behind the cards that are asked for. Where counting stopped, full pages mean that there are. */
export function hasMoreCards(reply: TableReply<unknown> | undefined, shown: number): boolean {
  if (!reply) return false
  return reply.filterRecords > shown || (reply.more === true && reply.data.length >= shown)
}
