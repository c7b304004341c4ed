import { sql } from 'kysely'
import type { TestHouse } from '../test-house.ts'
import { allRows, type HandLine, type HandLines } from './hand-line.ts'
import { waitingByHand } from './waiting-by-hand.ts'

/** The lines of every report, read from the tables as they are and put together without their SQL. */
export async function linesByHand(house: TestHouse): Promise<HandLines> {
  const sales = await allRows(house, sql<Sale>`select * from sale`)
  const shares = await allRows(house, sql<Share>`select * from sale_share`)
  const coupons = await allRows(house, sql<Coupon>`select * from coupon_order`)
  return {
    ...(await moneyLines(house)),
    commission: commissionLines(sales, shares),
    refunds: refundLines(sales, shares),
    coupons: coupons.map(couponLine),
    applications: await sentLines(house, coupons),
    ...(await waitingByHand(house)),
  }
}

async function moneyLines(house: TestHouse): Promise<HandLines> {
  const accounts = byId(await allRows(house, sql<Account>`select id, kind, merchant_id from ledger_account`))
  const entries = byId(await allRows(house, sql<{ id: string; kind: string }>`select id, kind from ledger_entry`))
  const requests = await allRows(
    house,
    sql<{ entry_id: string; mode: string }>`select entry_id, mode from payment_request`,
  )
  const modes = new Map(requests.map(({ entry_id, mode }) => [entry_id, mode]))
  const postings = await allRows(house, sql<Posting>`select at, amount, account_id, entry_id from ledger_posting`)
  const ledger = postings.map(({ at, amount: text, account_id, entry_id }) => {
    const [account, amount] = [accounts.get(account_id), Number(text)]
    const sums = { entries: 1, debit: amount < 0 ? -amount : 0, credit: amount > 0 ? amount : 0, net: amount }
    const is = { account: account?.kind ?? '', kind: entries.get(entry_id)?.kind ?? '' }
    return { at, merchantId: account?.merchant_id ?? null, is, sums, entry_id }
  })
  const cameIn = ledger.filter(({ is }) => is.account === 'wallet' && ['payment', 'gateway'].includes(is.kind))
  return {
    ledger,
    'daily-collection': cameIn.map(({ entry_id, sums: { net }, ...line }) => ({
      ...line,
      is: { mode: modes.get(entry_id) ?? 'online' },
      sums: { payments: 1, amount: net },
    })),
  }
}

function commissionLines(sales: readonly Sale[], shares: readonly Share[]): HandLine[] {
  const found = byId(sales)
  return shares.flatMap(({ sale_id, merchant_id, level, ...share }) => {
    const sale = found.get(sale_id)
    if (!sale) return []
    const [commission, tds] = [Number(share.commission), Number(share.tds)]
    const same = { merchantId: merchant_id, is: { product: sale.product_code, level: String(level) } }
    const earned = { shares: 1, earned: commission, tds, net: commission - tds }
    const back = { takenBack: commission, tds: -tds, net: tds - commission }
    // An override of a sale that was never final came to nobody.
    if (!share.earned_at) return []
    return [
      { ...same, at: share.earned_at, sums: earned },
      ...(sale.refunded_at ? [{ ...same, at: sale.refunded_at, sums: back }] : []),
    ]
  })
}

function refundLines(sales: readonly Sale[], shares: readonly Share[]): HandLine[] {
  const own = new Map(shares.filter(({ level }) => level === 0).map((share) => [share.sale_id, share]))
  return sales
    .filter(({ refunded_at }) => refunded_at !== null)
    .map(({ id, merchant_id, product_code, price, refunded_at }) => {
      const commission = Number(own.get(id)?.commission ?? 0) - Number(own.get(id)?.tds ?? 0)
      const sums = { refunds: 1, amount: Number(price), commission, net: Number(price) - commission }
      return { at: refunded_at, merchantId: merchant_id, is: { product: product_code }, sums }
    })
}

const couponLine = ({ asked_at, merchant_id, kind, status, quantity, amount }: Coupon): HandLine => ({
  at: asked_at,
  merchantId: merchant_id,
  is: { kind, status },
  sums: {
    orders: 1,
    quantity,
    given: status === 'fulfilled' ? quantity : 0,
    amount: Number(amount),
    refunded: status === 'refused' ? Number(amount) : 0,
  },
})

/** How a service names its success, and what it gives back; whatever else was sent in goes on. */
const ends: Readonly<Record<string, { done: string; ended: readonly string[] }>> = {
  'nsdl-pan': { done: 'issued', ended: ['cancelled'] },
  'uti-pan': { done: 'fulfilled', ended: ['refused'] },
  'gst-registration': { done: 'approved', ended: ['rejected'] },
  'gst-filing': { done: 'filed', ended: ['rejected', 'withdrawn'] },
}

async function sentLines(house: TestHouse, coupons: readonly Coupon[]): Promise<HandLine[]> {
  const pans = await allRows(
    house,
    sql<Sent>`select merchant_id, state as status, submitted_at, product_code from pan_application`,
  )
  const registrations = await allRows(house, sql<Sent>`select merchant_id, status, submitted_at from gst_registration`)
  const filings = await allRows(house, sql<Sent>`select merchant_id, status, submitted_at, return_type from gst_filing`)
  return [
    ...pans.map((one) => sentLine('nsdl-pan', one.product_code ?? '', one)),
    ...registrations.map((one) => sentLine('gst-registration', 'gst-registration', one)),
    ...filings.map((one) => sentLine('gst-filing', `gst-filing-${one.return_type}`, one)),
    ...coupons.map((one) => sentLine('uti-pan', `uti-coupon-${one.kind}`, { ...one, submitted_at: one.asked_at })),
  ]
}

function sentLine(service: string, product: string, { merchant_id, status, submitted_at }: Sent): HandLine {
  const done = status === ends[service]?.done
  const ended = ends[service]?.ended.includes(status) ?? false
  const sums = { number: 1, open: Number(!done && !ended), done: Number(done), ended: Number(ended) }
  return { at: submitted_at, merchantId: merchant_id, is: { service, product }, sums }
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

interface Account {
  id: string
  kind: string
  merchant_id: string | null
}
interface Posting {
  at: Date
  amount: string
  account_id: string
  entry_id: string
}
interface Sale {
  id: string
  merchant_id: string
  product_code: string
  price: string
  at: Date
  refunded_at: Date | null
}
interface Share {
  sale_id: string
  level: number
  merchant_id: string
  commission: string
  tds: string
  earned_at: Date | null
}
interface Coupon {
  merchant_id: string
  kind: string
  status: string
  quantity: number
  amount: string
  asked_at: Date
}
interface Sent {
  merchant_id: string
  status: string
  submitted_at: Date | null
  product_code?: string | null
  return_type?: string
}
