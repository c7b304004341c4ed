import type { FilingQuote } from '../../../contract/gst/filing.ts'
import { type LateReturn, lateFee } from '../../../contract/gst/late-fee.ts'
import { type GstReturn, returnProduct } from '../../../contract/gst/returns.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { daysBetween } from '../../../contract/kernel/days.ts'
import { lateFeeCode } from '../../../contract/law/rule-codes.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { quoteSale } from '../../sale/quote-sale.ts'
import { type KeptBook, readDueBook } from '../calendar/due-book.ts'
import { filerOf, readClient } from '../client/client-store.ts'
import { type ReturnAndPeriod, requireFileable } from './require-fileable.ts'

interface Asked extends ReturnAndPeriod {
  clientId: string
  nil: boolean
  now: Date
}

/** What a merchant sees before paying: the price, and what the delay costs besides. */
export async function quoteFiling(db: Db, actor: Actor, asked: Asked): Promise<FilingQuote> {
  const { clientId, returnType, nil, now } = asked
  const client = await readClient(db, actor, clientId)
  const today = indianDay(now)
  const book = await readDueBook(db)
  const { dueOn, period } = requireFileable(client, asked, { book, today })
  const daysLate = Math.max(daysBetween(dueOn, today), 0)
  const quote = await quoteSale(db, { merchantId: client.merchant_id, product: returnProduct(returnType) })
  const late = { daysLate, nil, turnover: filerOf(client).turnover }
  return { ...quote, daysLate, lateFee: feeOf(book, { returnType, end: period.end, late }) }
}

/** By the rule that holds for the period. */
function feeOf(
  { law }: KeptBook,
  { returnType, end, late }: { returnType: GstReturn; end: string; late: LateReturn },
): FilingQuote['lateFee'] {
  const rule = law.require('late-fee', lateFeeCode(returnType), end)
  return { ...lateFee(rule.value, late), source: rule.source }
}
