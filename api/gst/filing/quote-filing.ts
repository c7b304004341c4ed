import { daysBetween } from '../../../contract/gst/due-dates.ts'
import type { FilingQuote } from '../../../contract/gst/filing.ts'
import { returnFacts, returnProduct } from '../../../contract/gst/returns.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { quoteSale } from '../../sale/quote-sale.ts'
import { readSetting } from '../../site/site-settings.ts'
import { readDueBook } from '../calendar/due-book.ts'
import { readClient } from '../client/client-store.ts'
import { requireFileable, type Wanted } from './fileable.ts'

interface Asked extends Wanted {
  clientId: string
  nil: boolean
  now: Date
}

/** What a merchant sees before paying: the price, and what the delay costs besides. */
export async function quoteFiling(db: Db, actor: Actor, asked: Asked): Promise<FilingQuote> {
  const { clientId, returnType, nil, now } = asked
  const client = await readClient(db, actor, clientId)
  const today = indianDay(now)
  const { dueOn } = requireFileable(client, asked, { book: await readDueBook(db), today })
  const daysLate = Math.max(daysBetween(dueOn, today), 0)
  const perDay = returnFacts(returnType).lateFee ? await readSetting(db, nil ? 'gstLateFeeNil' : 'gstLateFee') : 0
  const quote = await quoteSale(db, { merchantId: client.merchant_id, product: returnProduct(returnType) })
  return { ...quote, daysLate, lateFee: Math.round(perDay * 100) * daysLate }
}
