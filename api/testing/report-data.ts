import fc from 'fast-check'
import { sql } from 'kysely'
import { systemDoer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { postSale } from '../sale/post-sale.ts'
import { refundSale } from '../sale/refund-sale.ts'
import { releaseOverrides } from '../sale/release-overrides.ts'
import type { Account } from '../wallet/entry.ts'
import { postEntry } from '../wallet/post-entry.ts'
import { aMerchant, aPerson } from './people.ts'
import type { TestHouse } from './test-house.ts'

/** Two lines of merchants under one head, and one that stands alone. */
const above = [undefined, 0, 1, 1, undefined]
const products = ['pan-new-physical-card', 'pan-correction-paperless-epan', 'uti-coupon-digital', 'gst-registration']
const panStates = ['draft', 'awaiting-scan', 'verification', 'acknowledged', 'issued', 'rejected', 'cancelled']
const gstStates = ['draft', 'submitted', 'rejected']
const couponStates = ['pending', 'fulfilled', 'refused']
const filingStates = ['submitted', 'in-progress', 'rejected', 'withdrawn']

/** One thing that happens, so many minutes after the one before: days begin and end in between. */
const step = fc.record({
  does: fc.constantFrom(
    'pay',
    'pay',
    'online',
    'sell',
    'sell',
    'sell',
    'finish',
    'refund',
    'correct',
    'pan',
    'coupon',
    'gst',
    'filing',
  ),
  who: fc.nat({ max: above.length - 1 }),
  minutes: fc.nat({ max: 2_000 }),
  paise: fc.integer({ min: 1, max: 90_000 }),
  which: fc.nat({ max: 40 }),
})
export type ReportStep = typeof step extends fc.Arbitrary<infer Step> ? Step : never
export const reportSteps = fc.array(step, { minLength: 40, maxLength: 70, size: 'max' })

export interface ReportDesk {
  merchants: { id: string; code: string }[]
  /** Does the steps one after the other, from a moment on. */
  play(steps: readonly ReportStep[], from: Date): Promise<void>
}

/** A house in which all that reports tell of can happen, at any moment of the past. */
export async function openReportDesk(house: TestHouse): Promise<ReportDesk> {
  const merchants: { id: string; code: string }[] = []
  for (const up of above)
    merchants.push(await aMerchant(house, { uplineId: up === undefined ? undefined : merchants[up]?.id }))
  const [one, two] = [await aPerson(house, {}), await aPerson(house, {})]
  const { rows: banks } = await sql<{ id: string }>`
    insert into bank_account (bank_name, account_name, account_no, ifsc, modes) values
      ('First Bank', 'Sample Kendra', '111111111111', 'SBIN0000001', '{upi,cash}'),
      ('Second Bank', 'Sample Kendra', '222222222222', 'SBIN0000002', '{upi,neft}') returning id`.execute(house.db)
  const slip = await sql<{ id: string }>`
    insert into stored_file (content, type, name, size, purpose) values ('x', 'image/png', 'slip.png', 1, 'slip') returning id`.execute(
    house.db,
  )
  const places = { banks: banks.map(({ id }) => id), slip: slip.rows[0]?.id ?? '', people: [one.id, two.id], sold: [] }
  // The past cannot be written otherwise: the ledger takes no moment from outside and lets nothing be changed.
  for (const table of ['ledger_entry', 'ledger_posting'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(house.db)
  await sql`alter table ledger_posting enable trigger ledger_posting_move`.execute(house.db)
  let number = 0
  return {
    merchants,
    async play(steps, from) {
      let at = from
      for (const one of steps) {
        number += 1
        at = new Date(at.getTime() + one.minutes * 60_000)
        const merchantId = merchants[one.who]?.id ?? ''
        await happen(house, { step: one, merchantId, at, number, ...places })
      }
    },
  }
}

interface Happening {
  step: ReportStep
  merchantId: string
  at: Date
  number: number
  banks: string[]
  slip: string
  people: string[]
  /** Facts that were sold so far. */
  sold: string[]
}

const modes = ['upi', 'cash', 'neft'] as const
const pick = (list: readonly string[], which: number): string => list[which % list.length] ?? ''

function happen(house: TestHouse, what: Happening): Promise<unknown> {
  switch (what.step.does) {
    case 'pay':
      return pay(house, what)
    case 'online':
      return payOnline(house, what)
    case 'correct':
      return move(house, what, { kind: 'correction', other: 'adjustment' })
    case 'sell':
    case 'finish':
    case 'refund':
      return sell(house, what)
    case 'pan':
      return apply(house, what)
    case 'coupon':
      return order(house, what)
    case 'filing':
      return file(house, what)
    default:
      return register(house, what)
  }
}

async function move(
  house: TestHouse,
  { step: { paise }, merchantId, at, number }: Happening,
  { kind, other }: { kind: 'payment' | 'gateway' | 'correction'; other: Account },
): Promise<string> {
  const { entryId } = await house.inTx((tx) =>
    postEntry(tx, {
      reference: `desk:${number}`,
      kind,
      narration: 'By hand',
      actorId: null,
      lines: [
        { account: other, amount: -paise },
        { account: { wallet: merchantId }, amount: paise },
      ],
    }),
  )
  await putBack(house, entryId, at)
  return entryId
}

async function putBack(house: TestHouse, entryId: string, at: Date): Promise<void> {
  await sql`update ledger_entry set at = ${at} where id = ${entryId}`.execute(house.db)
  await sql`update ledger_posting set at = ${at} where entry_id = ${entryId}`.execute(house.db)
  await sql`update sale set at = ${at} where entry_id = ${entryId}`.execute(house.db)
  await sql`
    update sale_share set earned_at = ${at} from sale
    where sale.id = sale_id and case when level = 0 then entry_id else release_entry_id end = ${entryId}`.execute(
    house.db,
  )
  await sql`update sale set refunded_at = ${at} where refund_entry_id = ${entryId}`.execute(house.db)
}

async function pay(house: TestHouse, what: Happening): Promise<void> {
  const { step: one, merchantId, at, number, banks, slip, people } = what
  const entryId = await move(house, what, { kind: 'payment', other: 'bank' })
  const approved = {
    status: 'approved',
    decided_by: pick(people, one.which),
    decided_at: at,
    entry_id: entryId,
  } as const
  await house.db
    .insertInto('payment_request')
    .values({
      merchant_id: merchantId,
      bank_id: pick(banks, one.which),
      mode: modes[one.which % modes.length] ?? 'upi',
      reference: `UTR${number}`,
      amount: one.paise,
      paid_on: '2026-01-01',
      slip_file_id: slip,
      created_by: pick(people, one.which),
      ...approved,
    })
    .execute()
}

async function payOnline(house: TestHouse, what: Happening): Promise<void> {
  const entryId = await move(house, what, { kind: 'gateway', other: 'gateway' })
  await sql`
    insert into gateway_order (merchant_id, provider, test_mode, payment_id, pay_token, amount, state, created_by, settled_at, entry_id)
    values (${what.merchantId}, 'sandbox', true, ${`pay${what.number}`}, ${`token${what.number}`}, ${what.step.paise},
      'paid', ${what.people[0]}, ${what.at}, ${entryId})`.execute(house.db)
}

/** A sale of something, or the end or the refund of one of the last; what the wallet refuses does not happen. */
async function sell(house: TestHouse, { step: one, merchantId, at, number, sold }: Happening): Promise<void> {
  const fact = one.does === 'sell' ? `desk:${number}` : pick(sold.slice(-9), one.which)
  const work = house.inTx((tx): Promise<{ entryId: string; repeated?: boolean }> => {
    if (one.does === 'finish') return finish(tx, fact)
    if (one.does === 'refund')
      return refundSale(tx, systemDoer, { fact, reason: `3000000001: Reason ${one.which % 3}` })
    const product = pick(products, one.which)
    const quantity = 1 + (one.which % 3)
    return postSale(tx, systemDoer, { merchantId, fact, kind: 'nsdl-pan', narration: 'A sale', product, quantity })
  })
  const done = await work.catch((error) => {
    if (!(error instanceof Problem)) throw error
  })
  if (!done || done.repeated) return
  await putBack(house, done.entryId, at)
  const { rows: overrides } = await sql<{ id: string }>`
    select id from ledger_entry where reference = ${`refund-override:${fact}`}`.execute(house.db)
  for (const { id } of overrides) await putBack(house, id, at)
  if (one.does === 'sell') sold.push(fact)
}

/** The sale is final; one that was so before, or was taken back, moves nothing. */
async function finish(tx: Tx, fact: string): Promise<{ entryId: string; repeated: boolean }> {
  const before = await tx.selectFrom('sale').select('release_entry_id').where('fact', '=', fact).executeTakeFirst()
  await releaseOverrides(tx, systemDoer, fact)
  const after = await tx.selectFrom('sale').select('release_entry_id').where('fact', '=', fact).executeTakeFirst()
  const entryId = after?.release_entry_id ?? ''
  return { entryId, repeated: entryId === (before?.release_entry_id ?? '') }
}

async function apply(house: TestHouse, { step: one, merchantId, at, number, people }: Happening): Promise<void> {
  const state = pick(panStates, one.which)
  const acknowledged = state === 'acknowledged' || state === 'issued'
  await sql`
    insert into pan_application (merchant_id, created_by, submitted_at, type, mode, card, category, state, state_at, product_code, ack_no, acked_at, pan)
    values (${merchantId}, ${people[0]}, ${state === 'draft' ? null : at}, 'N', 'physical', 'card', 'individual', ${state}, ${at},
      ${pick(products.slice(0, 2), one.paise)}, ${acknowledged ? String(881_000_000_000_000 + number) : null},
      ${acknowledged ? at : null}, ${state === 'issued' ? 'ABCPD1234E' : null})`.execute(house.db)
}

async function order(house: TestHouse, { step: one, merchantId, at, people }: Happening): Promise<void> {
  await sql`
    insert into coupon_order (merchant_id, psa_id, kind, quantity, amount, status, provider_order, asked_at, asked_by)
    values (${merchantId}, 'PSA1', ${pick(['physical', 'digital'], one.paise)}, ${1 + (one.paise % 500)}, ${one.paise},
      ${pick(couponStates, one.which)}, 'P1', ${at}, ${people[0]})`.execute(house.db)
}

async function register(house: TestHouse, { step: one, merchantId, at, people }: Happening): Promise<void> {
  const status = pick(gstStates, one.which)
  await sql`
    insert into gst_registration (merchant_id, created_by, status, submitted_at, status_at, reason)
    values (${merchantId}, ${people[0]}, ${status}, ${status === 'draft' ? null : at}, ${at}, 'Some reason')`.execute(
    house.db,
  )
}

/** A return of a client of its own, because one client files a period once. */
async function file(house: TestHouse, { step: one, merchantId, at, number, people }: Happening): Promise<void> {
  await sql`
    with client as (
      insert into gst_client (merchant_id, created_by, gstin, legal_name, scheme, turnover, mobile, since)
      values (${merchantId}, ${people[0]}, ${`27ABCPS${String(number).padStart(4, '0')}E1Z5`}, 'Sample Stores', 'regular', 'up-to-2', '9876500011', '2026-01-01')
      returning *
    )
    insert into gst_filing (merchant_id, created_by, client_id, status, return_type, period, period_label, period_end, due_on,
      gstin, legal_name, trade_name, scheme, mobile, nil, reason, submitted_at, status_at)
    select merchant_id, created_by, id, ${pick(filingStates, one.which)}, ${pick(['gstr-1', 'gstr-3b'], one.paise)}, '2026-04', 'April 2026',
      '2026-04-30', '2026-05-20', gstin, legal_name, '', scheme, mobile, true, 'Some reason', ${at}, ${at} from client`.execute(
    house.db,
  )
}
