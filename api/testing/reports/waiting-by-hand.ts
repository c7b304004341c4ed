import { sql } from 'kysely'
import type { TestHouse } from '../test-house.ts'
import { allRows, type HandLine, type HandLines, indianDay } from './hand-line.ts'

/** A row of a table in which something may wait: where it stands, and since when. */
interface Standing {
  status: string
  since: Date | null
  merchant_id: string | null
}
type Side = 'office' | 'merchant' | 'provider'

/** Who must act next, by table and state, written out again: what stands nowhere here does not wait. */
const waits: Readonly<Record<string, Readonly<Record<string, Side>>>> = {
  registration: { pending: 'office' },
  kyc: { submitted: 'office' },
  payment: { pending: 'office', 'second-person': 'office' },
  correction: { pending: 'office' },
  pan: {
    'esign-pending': 'merchant',
    'esign-failed': 'office',
    'awaiting-scan': 'merchant',
    'awaiting-crop': 'merchant',
    verification: 'office',
    verified: 'office',
    acknowledged: 'provider',
    rejected: 'merchant',
    'tin-rejected': 'merchant',
    'tin-resubmitted': 'office',
  },
  hardcopy: { due: 'merchant' },
  psa: { pending: 'office' },
  coupon: { pending: 'office' },
  gst: { submitted: 'office', 'in-progress': 'office', arn: 'provider', clarification: 'merchant' },
  filing: { submitted: 'office', 'in-progress': 'office', query: 'merchant' },
}
/** Tables whose states are queues of their own; elsewhere the table is one queue. */
const byState = ['pan', 'gst', 'filing']

const tables = {
  registration: sql<Standing>`select status, dated as since, null as merchant_id from registration`,
  // Of the head office alone, though it is about people of a merchant.
  kyc: sql<Standing>`select kyc_state as status, submitted_at as since, null as merchant_id from app_user join kyc on user_id = id`,
  payment: sql<Standing>`select status, created_at as since, merchant_id from payment_request`,
  correction: sql<Standing>`select status, asked_at as since, null as merchant_id from correction`,
  pan: sql<Standing>`select state as status, state_at as since, merchant_id from pan_application`,
  hardcopy: sql<Standing>`select hardcopy as status, acked_at as since, merchant_id from pan_application`,
  psa: sql<Standing>`select status, asked_at as since, merchant_id from psa_request`,
  coupon: sql<Standing>`select status, asked_at as since, merchant_id from coupon_order`,
  gst: sql<Standing>`select status, status_at as since, merchant_id from gst_registration`,
  filing: sql<Standing>`select status, status_at as since, merchant_id from gst_filing`,
}

interface Filing {
  client_id: string
  merchant_id: string
  period: string
  status: string
  return_type: string
  due_on: string
}

/** The reports of how things stand today, from the plain rows. */
export async function waitingByHand(house: TestHouse): Promise<HandLines> {
  const today = indianDay(new Date())
  const ageing: HandLine[] = []
  for (const [table, query] of Object.entries(tables))
    for (const row of await allRows(house, query)) ageing.push(...waitingLine(table, row, today))
  const filings = await allRows(house, sql<Filing>`select * from gst_filing`)
  const sent = filings.filter(({ status }) => ['submitted', 'in-progress', 'query'].includes(status))
  return {
    ageing,
    'gst-calendar': [
      ...sent.map((row) => dueLine('sent', row, today)),
      ...(await owedBy(house, filings, today)).map((row) => dueLine('owed', row, today)),
    ],
  }
}

function waitingLine(table: string, { status, since, merchant_id }: Standing, today: string): HandLine[] {
  const by = waits[table]?.[status]
  if (!by || !since) return []
  const queue = byState.includes(table) ? `${table}-${status}` : table
  const age = daysFrom(indianDay(since), today)
  const band = age < 2 ? 'day1' : age < 4 ? 'day3' : age < 8 ? 'day7' : age < 16 ? 'day15' : 'over'
  return [{ at: since, merchantId: merchant_id, is: { by, queue }, sums: { waiting: 1, [band]: 1 } }]
}

type Due = Pick<Filing, 'merchant_id' | 'return_type' | 'due_on'>

/** What regular filers have not sent in: of every month that is over, GSTR-1 by the 11th of the next and GSTR-3B by the 20th. */
async function owedBy(house: TestHouse, filings: readonly Filing[], today: string): Promise<Due[]> {
  const clients = await allRows(
    house,
    sql<{
      id: string
      merchant_id: string
      since: string
    }>`select * from gst_client where active and scheme = 'regular'`,
  )
  const kept = filings.filter(({ status }) => status !== 'rejected' && status !== 'withdrawn')
  const done = new Set(kept.map((one) => [one.client_id, one.return_type, one.period].join()))
  return clients.flatMap(({ id, merchant_id, since }) =>
    monthsFrom(since, today).flatMap(({ month, next }) =>
      [
        { merchant_id, return_type: 'gstr-1', due_on: `${next}-11` },
        { merchant_id, return_type: 'gstr-3b', due_on: `${next}-20` },
      ].filter(({ return_type, due_on }) => !done.has([id, return_type, month].join()) && isTaken(due_on, today)),
    ),
  )
}

/** The portal takes a return for three years. */
const isTaken = (due: string, today: string) => `${Number(due.slice(0, 4)) + 3}${due.slice(4)}` >= today

/** The months from a day on that are over, each with the one after it. */
function monthsFrom(since: string, today: string): { month: string; next: string }[] {
  const months: { month: string; next: string }[] = []
  const day = new Date(`${since.slice(0, 7)}-15T00:00:00Z`)
  for (;;) {
    const month = day.toISOString().slice(0, 7)
    day.setUTCMonth(day.getUTCMonth() + 1)
    const next = day.toISOString().slice(0, 7)
    if (next > today.slice(0, 7)) return months
    months.push({ month, next })
  }
}

function dueLine(state: 'sent' | 'owed', { merchant_id, return_type, due_on }: Due, today: string): HandLine {
  const left = daysFrom(today, due_on)
  const band = left < 0 ? 'overdue' : left < 3 ? 'due2' : left < 8 ? 'due7' : left < 31 ? 'due30' : 'later'
  return { at: null, merchantId: merchant_id, is: { returnType: return_type, state }, sums: { open: 1, [band]: 1 } }
}

/** Days from one to another, counted one by one as on a wall calendar. */
function daysFrom(from: string, to: string): number {
  if (from > to) return -daysFrom(to, from)
  const day = new Date(`${from}T12:00:00Z`)
  let days = 0
  while (day.toISOString().slice(0, 10) < to) {
    day.setUTCDate(day.getUTCDate() + 1)
    days += 1
  }
  return days
}
