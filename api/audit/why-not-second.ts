import { formatDateTime } from '../../contract/kernel/dates.ts'
import type { Db } from '../platform/database.ts'
import { type FirstDecider, lastTouched, type SecondDecider, waitHours } from './require-second-person.ts'

/** Why somebody cannot be the second person, with who can or from when on; nothing where they can. */
export async function whyNotSecond(db: Db, second: SecondDecider, decided: FirstDecider): Promise<string | null> {
  const { first, own, others } = await lastTouched(db, second, decided)
  if (others)
    return `The account of ${first}, who was the first, was set up or changed by somebody else within the last day, so nobody can be the second before ${freeFrom(others)}.`
  if (own)
    return `Your account was set up or changed by somebody else within the last day, so you can be the second from ${freeFrom(own)} on. Somebody else can be it before.`
  return null
}

/** The first full minute in which an account that was touched then has been left alone for long enough. */
const freeFrom = (touched: Date): string =>
  formatDateTime(new Date(Math.ceil((touched.getTime() + waitHours * 3600_000) / 60_000) * 60_000))
