import { indianDay } from '../../contract/kernel/dates.ts'
import { msPerDay } from '../../contract/kernel/days.ts'
import type { Tx } from '../platform/database.ts'

/** Something that happened on a day gone by. */
export interface PastEvent {
  at: Date
  happen: (tx: Tx, at: Date) => Promise<unknown>
}

/** The oldest first: the entries of a wallet stand in the order of its balances, and that must be the order of days too. */
export async function runPastEvents(tx: Tx, past: readonly PastEvent[]): Promise<void> {
  for (const { at, happen } of past.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await happen(tx, at)
}

/** So many days ago at this Indian time ('11:20'), or just now where that has not come yet. */
export function daysAgo(days: number, time: string): Date {
  const day = indianDay(new Date(Date.now() - days * msPerDay))
  return new Date(Math.min(Date.parse(`${day}T${time}:00+05:30`), Date.now()))
}
