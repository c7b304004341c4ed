import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { panStates } from '../../../contract/nsdl-pan/states.ts'
import type { TestHouse } from '../test-house.ts'

const states = {
  registration: ['pending', 'approved', 'rejected'],
  kyc: ['submitted', 'approved', 'rejected', 're-kyc'],
  payment: ['pending', 'second-person', 'rejected'],
  correction: ['pending', 'withdrawn'],
  pan: panStates,
  psa: ['pending', 'rejected'],
  coupon: ['pending', 'fulfilled', 'refused'],
  gst: ['draft', 'submitted', 'in-progress', 'arn', 'clarification', 'approved', 'rejected'],
  filing: ['submitted', 'in-progress', 'query', 'filed', 'rejected', 'withdrawn'],
} as const
type Kind = keyof typeof states
const kinds = Object.keys(states) as Kind[]

/** Seconds of an Indian day, most of them where one ends and the next begins. */
const second = fc.oneof(fc.constantFrom(0, 1, 86_398, 86_399), fc.nat({ max: 86_399 }))

/** Something that was asked for so many days ago and stands somewhere since. */
const wait = fc.record({
  kind: fc.constantFrom(...kinds),
  state: fc.nat({ max: 100 }),
  who: fc.nat({ max: 4 }),
  daysAgo: fc.nat({ max: 20 }),
  second,
  /** Days from today until a return is due. */
  due: fc.integer({ min: -40, max: 40 }),
  hardcopy: fc.constantFrom('none', 'due', 'couriered', 'forwarded'),
})
type Wait = typeof wait extends fc.Arbitrary<infer One> ? One : never
export const randomWaits = fc.array(wait, { minLength: 60, maxLength: 100, size: 'max' })

/** Each kind in each of its states once, so that nothing depends on luck. */
export const everyWait: readonly Wait[] = kinds.flatMap((kind) =>
  states[kind].map((_, state) => ({
    kind,
    state,
    who: state % 5,
    daysAgo: (state * 3) % 20,
    second: 0,
    due: state * 7 - 10,
    hardcopy: 'due' as const,
  })),
)

let number = 0

interface Place {
  n: number
  status: string
  at: Date
  merchantId: string
  userId: string
  wait: Wait
}

/** Lets everything stand where chance puts it; what may be there once only stays as it was. */
export async function putWaiting(
  house: TestHouse,
  merchants: readonly { id: string }[],
  waits: readonly Wait[],
): Promise<void> {
  const { id: userId } = await house.db.selectFrom('app_user').select('id').limit(1).executeTakeFirstOrThrow()
  for (const one of waits) {
    const status = states[one.kind][one.state % states[one.kind].length] ?? ''
    const merchantId = merchants[one.who % merchants.length]?.id ?? ''
    number += 1
    await inserts[one.kind]({ n: number, status, at: momentOf(one), merchantId, userId, wait: one }).execute(house.db)
  }
}

const dayMs = 86_400_000
/** Half past six in the evening of Greenwich is midnight in India. Nothing happens later than now. */
function momentOf({ daysAgo, second: at }: Wait): Date {
  const midnight = Math.floor((Date.now() + 19_800_000) / dayMs) * dayMs - 19_800_000
  return new Date(Math.min(Date.now(), midnight - daysAgo * dayMs + at * 1000))
}

const padded = (n: number, length: number) => String(n).padStart(length, '0')

const inserts: Record<Kind, (place: Place) => RawBuilder<unknown>> = {
  registration: ({ n, status, at }) => sql`
    insert into registration (ref_no, status, dated, first_name, last_name, father_name, gender, dob, mobile, email, pan,
      id_type_id, shop_name, address1, address2, address3, district, state, pin, client_ip, consented_at)
    select ${`W${n}`}, ${status}, ${at}, 'A', 'B', 'C', 'F', '1990-01-01', ${`91${padded(n, 8)}`}, ${`wait${n}@people.test`},
      ${`WAITP${padded(n, 4)}A`}, min(id), 'Shop', '', '', '', '', '', '', '', ${at} from id_type`,
  kyc: ({ n, status, at, merchantId }) => sql`
    with asked as (
      insert into app_user (user_name, display_name, role, email, merchant_id, code, is_owner, kyc_state, permissions)
      values (${`wait${n}`}, 'Someone', 'merchant', ${`person${n}@wait.test`}, ${merchantId}, ${`E9${padded(n, 5)}`}, false, ${status}, '{}')
      returning id
    )
    insert into kyc (user_id, submitted_at) select id, ${at} from asked`,
  payment: ({ n, status, at, merchantId, userId }) => sql`
    insert into payment_request (merchant_id, bank_id, mode, reference, amount, paid_on, slip_file_id, status, created_at, created_by)
    select ${merchantId}, (select min(id) from bank_account), 'upi', ${`WAIT${n}`}, 100, '2026-01-01',
      (select id from stored_file limit 1), ${status}, ${at}, ${userId}`,
  correction: ({ status, at, merchantId, userId }) => sql`
    insert into correction (merchant_id, direction, amount, reason, status, asked_at, asked_by, decided_by)
    values (${merchantId}, 'credit', 100, 'Why', ${status}, ${at}, ${userId}, ${status === 'pending' ? null : userId})`,
  pan: ({ n, status, at, merchantId, userId, wait: { hardcopy } }) => sql`
    insert into pan_application (merchant_id, created_by, submitted_at, type, mode, card, category, state, state_at, product_code,
      ack_no, acked_at, pan, hardcopy)
    values (${merchantId}, ${userId}, ${status === 'draft' ? null : at}, 'N', 'physical', 'card', 'individual', ${status}, ${at},
      'pan-new-physical-card', ${String(882_000_000_000_000 + n)}, ${at}, ${status === 'issued' ? 'ABCPD1234E' : null}, ${hardcopy})`,
  psa: ({ status, at, merchantId, userId }) => sql`
    insert into psa_request (merchant_id, status, person_name, shop_name, mobile, email, pan, district, state, pin, asked_at, asked_by)
    values (${merchantId}, ${status}, 'A', 'B', '', '', '', '', '', '', ${at}, ${userId}) on conflict do nothing`,
  coupon: ({ status, at, merchantId, userId }) => sql`
    insert into coupon_order (merchant_id, psa_id, kind, quantity, amount, status, provider_order, asked_at, asked_by)
    values (${merchantId}, 'PSA1', 'digital', 5, 500, ${status}, 'P1', ${at}, ${userId})`,
  gst: ({ n, status, at, merchantId, userId }) => sql`
    insert into gst_registration (merchant_id, created_by, status, submitted_at, status_at, reason, trn, arn, gstin, answer_due)
    values (${merchantId}, ${userId}, ${status}, ${status === 'draft' ? null : at}, ${at}, 'Why', ${padded(n, 15)},
      ${`AA${padded(n, 12)}A`}, ${status === 'approved' ? `27WAITP${padded(n, 4)}A1Z5` : null},
      ${status === 'clarification' ? '2026-01-01' : null})`,
  filing: ({ n, status, at, merchantId, userId, wait: { due } }) => sql`
    with client as (
      insert into gst_client (merchant_id, created_by, gstin, legal_name, scheme, turnover, mobile, since)
      values (${merchantId}, ${userId}, ${`28WAITP${padded(n, 4)}A1Z5`}, 'Waiting Stores', 'regular', 'up-to-2', '9876500011', '2026-01-01')
      returning *
    )
    insert into gst_filing (merchant_id, created_by, client_id, status, return_type, period, period_label, period_end, due_on,
      gstin, legal_name, trade_name, scheme, mobile, nil, reason, question, arn, filed_on, submitted_at, status_at)
    select merchant_id, created_by, id, ${status}, ${n % 3 === 0 ? 'gstr-1' : 'gstr-3b'}, '2026-04', 'April 2026', '2026-04-30',
      ${dayFromToday(due)}::date, gstin, legal_name, '', scheme, mobile, true, 'Why', 'What?',
      ${status === 'filed' ? `AB${padded(n, 12)}A` : null}, ${status === 'filed' ? '2026-05-01' : null}::date, ${at}, ${at}
    from client`,
}

const dayFromToday = (days: number): string =>
  new Date(Date.now() + 19_800_000 + days * dayMs).toISOString().slice(0, 10)
