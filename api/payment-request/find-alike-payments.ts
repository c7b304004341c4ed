import { sql } from 'kysely'
import { foldLookAlikes } from '../../contract/payment-reference.ts'
import type { AlikePayment, AlikeReason } from '../../contract/payment-request.ts'
import type { Db } from '../platform/database.ts'
import type { PaymentRecord } from './payment-store.ts'

/** So many are looked at, and so many shown. */
const mostLookedAt = 200
const mostShown = 10

type Known = Pick<PaymentRecord, 'id' | 'canonical' | 'amount' | 'paid_on'>
interface Found extends Omit<AlikePayment, 'why' | 'amount'> {
  canonical: string
  amount: string
}

/** As its index has it. */
const folded = sql`translate(canonical, 'OILSBZ', '011582')`

/** Other requests that may be of the same payment, the surest first, for whoever decides. */
export async function findAlikePayments(db: Db, known: Known): Promise<AlikePayment[]> {
  const { canonical, amount, paid_on } = known
  const { rows } = await alikeStatement(known).execute(db)
  const alike = rows.flatMap(({ canonical: found, amount: paise, ...row }): AlikePayment[] => {
    const sameDay = paise === amount && row.paidOn === paid_on
    const why = howAlike(found, canonical) ?? (sameDay ? 'amount-and-day' : undefined)
    return why ? [{ ...row, amount: Number(paise), why }] : []
  })
  return alike.sort((a, b) => order.indexOf(a.why) - order.indexOf(b.why)).slice(0, mostShown)
}

const order: readonly AlikeReason[] = ['same', 'look-alike', 'close', 'swapped', 'within', 'amount-and-day']
/** A shorter number stands within others by chance. */
const tellingLength = 6

/** Each part is one that an index answers: numbers inside others are compared exactly, not by how alike they look. */
export function alikeStatement({ id, canonical, amount, paid_on }: Known) {
  // What is as short as that stands within others by chance.
  const whole = canonical.length < tellingLength ? canonical : `%${canonical}%`
  return sql<Found>`
    with within as (
      select id from payment_request where canonical like ${whole}
      union select id from payment_request where canonical = any(${piecesOf(canonical)}::text[])
    ), found as (
      select id, true as surely from within
      union all select id, false from payment_request where amount = ${amount} and paid_on = ${paid_on}
      union all select id, false from payment_request where ${folded} % ${foldLookAlikes(canonical)}
    ), once as (
      select id, bool_or(surely) as surely from found where id <> ${id} group by id
    )
    select other.id, other.ref_no as "refNo", merchant.code, other.status, other.reference, other.canonical,
      other.amount, other.paid_on as "paidOn"
    from once join payment_request other on other.id = once.id join merchant on merchant.id = other.merchant_id
    order by once.surely desc, similarity(${folded}, ${foldLookAlikes(canonical)}) desc, other.id desc limit ${mostLookedAt}`
}

/** Every number that could stand within this one. */
function piecesOf(canonical: string): string[] {
  const starts = Array.from({ length: Math.max(0, canonical.length - tellingLength + 1) }, (_, at) => at)
  return starts.flatMap((from) =>
    starts.filter((at) => at >= from).map((at) => canonical.slice(from, at + tellingLength)),
  )
}

export function howAlike(one: string, other: string): AlikeReason | undefined {
  if (one === other) return 'same'
  return howNear(foldLookAlikes(one), foldLookAlikes(other))
}

function howNear(one: string, other: string): AlikeReason | undefined {
  if (one === other) return 'look-alike'
  if (isOneSignOff(one, other)) return 'close'
  if (isSwapped(one, other)) return 'swapped'
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= tellingLength && long.includes(short) ? 'within' : undefined
}

/** One sign is another, or one is missing. */
function isOneSignOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  const at = firstDifference(short, long)
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}

function isSwapped(one: string, other: string): boolean {
  const at = firstDifference(one, other)
  return (
    one.slice(at, at + 2) === [...other.slice(at, at + 2)].reverse().join('') &&
    one.slice(at + 2) === other.slice(at + 2)
  )
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
