import { sql } from 'kysely'
import { describe, expect, it, test } from 'vitest'
import { paymentModes } from '../../contract/catalogue/bank.ts'
import { correctionStatuses } from '../../contract/correction.ts'
import { consignmentStatuses, directions } from '../../contract/courier-states.ts'
import { gatewayStates } from '../../contract/gateway.ts'
import { filingStatuses } from '../../contract/gst/filing-moves.ts'
import { gstStatuses } from '../../contract/gst/registration-moves.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import { isAadhaar } from '../../contract/kernel/ids.ts'
import { kycStates } from '../../contract/kyc-moves.ts'
import { panCategoryNames, panTypeNames } from '../../contract/nsdl-pan/category.ts'
import { checkApplication } from '../../contract/nsdl-pan/check-application.ts'
import { hardcopyStates } from '../../contract/nsdl-pan/lists.ts'
import { panStates } from '../../contract/nsdl-pan/states.ts'
import { paymentStatuses } from '../../contract/payment-request.ts'
import { registrationStatuses } from '../../contract/registration-review.ts'
import { couponKindNames, couponStatuses } from '../../contract/uti-pan/coupon.ts'
import { psaStatuses } from '../../contract/uti-pan/psa.ts'
import { demoMerchants } from '../../database/demo/people.ts'
import { questionOf } from '../nsdl-pan/apply/draft-sheet.ts'
import { readPanDay } from '../nsdl-pan/apply/read-pan-day.ts'
import { openApplicantNumbers } from '../nsdl-pan/apply/sealed-numbers.ts'
import { openDemo } from '../testing/open-demo.ts'
import { checkLedger } from '../wallet/check-ledger.ts'

type Application = Parameters<typeof questionOf>[0]

const demo = await openDemo()
const valuesOf = async (table: string, column: string): Promise<string[]> => {
  const { rows } = await sql<{ value: string }>`
    select distinct ${sql.ref(column)}::text as value from ${sql.table(table)} order by value`.execute(demo.db)
  return rows.map(({ value }) => value)
}
const applications = async () =>
  (await demo.db.selectFrom('pan_application').selectAll().orderBy('id').execute()) as unknown as Application[]

describe('the demo', () => {
  test.each([
    ['PAN application', 'pan_application', 'state', panStates],
    ['kind of PAN applicant', 'pan_application', 'category', panCategoryNames],
    ['type of PAN application', 'pan_application', 'type', panTypeNames],
    ['hard copy', 'pan_application', 'hardcopy', hardcopyStates],
    ['GST registration', 'gst_registration', 'status', gstStatuses],
    ['GST return', 'gst_filing', 'status', filingStatuses],
    ['UTI coupon order', 'coupon_order', 'status', couponStatuses],
    ['kind of UTI coupon', 'coupon_order', 'kind', couponKindNames],
    ['PSA request', 'psa_request', 'status', psaStatuses],
    ['payment request', 'payment_request', 'status', paymentStatuses],
    ['way to pay', 'payment_request', 'mode', paymentModes],
    ['online payment', 'gateway_order', 'state', gatewayStates],
    ['shop that wants to join', 'registration', 'status', registrationStatuses],
    ['KYC', 'app_user', 'kyc_state', kycStates],
    ['correction', 'correction', 'status', correctionStatuses],
    ['parcel', 'consignment', 'status', consignmentStatuses],
    ['way of a parcel', 'consignment', 'direction', directions],
  ] as const)('has a %s in every state', async (_what, table, column, wanted) => {
    expect(await valuesOf(table, column)).toEqual(expect.arrayContaining([...wanted]))
  })

  it('has an application in every state at each shop that somebody signs in as', async () => {
    for (const { mobile } of demoMerchants) {
      const { rows } = await sql<{ state: string }>`
        select distinct pan_application.state from pan_application join merchant on merchant.id = merchant_id
        where merchant.mobile = ${mobile}`.execute(demo.db)
      expect(rows.map(({ state }) => state).sort(), mobile).toEqual([...panStates].sort())
    }
  })

  it('has a hard copy that is overdue, and refunds that wait for a second person', async () => {
    const overdue = sql<boolean>`hardcopy = 'due' and hardcopy_due < ${indianDay(new Date())}::date`
    const papers = await demo.db.selectFrom('pan_application').select('id').where(overdue).execute()
    expect(papers.length).toBeGreaterThan(0)
    for (const table of ['pan_application', 'gst_registration'] as const)
      expect(
        await demo.db.selectFrom(table).select('id').where('refund_first_by', 'is not', null).execute(),
      ).toHaveLength(1)
  })

  it('has a sale behind every application that was sent in, and gave back what was cancelled', async () => {
    const { rows } = await sql<{ ref_no: string }>`
      select application.ref_no from pan_application application
      left join sale on sale.fact = 'nsdl-pan:' || application.id
      where state <> 'draft' and (sale.id is null or (state = 'cancelled') <> (sale.refund_entry_id is not null)
        or (acked_at is not null and sale.release_entry_id is null
          and exists (select from sale_share share where share.sale_id = sale.id and share.level > 0)))`.execute(
      demo.db,
    )
    expect(rows).toEqual([])
    expect((await checkLedger(demo.db)).wrong).toEqual([])
  })

  it('gives the money of an application back, as it could in earnest', async () => {
    const admin = await demo.as('admin')
    const { id, merchant_id } = await demo.db
      .selectFrom('pan_application')
      .select(['id', 'merchant_id'])
      .where('state', '=', 'verified')
      .limit(1)
      .executeTakeFirstOrThrow()
    const balance = async () =>
      Number(
        (
          await demo.db
            .selectFrom('ledger_account')
            .select('balance')
            .where('merchant_id', '=', merchant_id)
            .executeTakeFirstOrThrow()
        ).balance,
      )
    const before = await balance()
    const headers = { 'idempotency-key': 'demo-refund-1' }
    const reply = await admin.ask(
      'POST',
      `/backend/nsdlpan/refund/${id}`,
      { reason: 'The applicant asks for it.' },
      headers,
    )
    expect([reply.status, reply.body]).toEqual([204, undefined])
    expect(await balance()).toBeGreaterThan(before)
    expect((await checkLedger(demo.db)).wrong).toEqual([])
  })

  it('holds applications that the form would take, of people who have numbers for tests only', async () => {
    for (const application of await applications()) {
      const question = questionOf(application, await readPanDay(demo.db, application.dated))
      expect(checkApplication(question), application.ref_no).toEqual({})
      const { aadhaarNo } = openApplicantNumbers(application)
      if (application.category === 'individual')
        expect([isAadhaar(aadhaarNo), aadhaarNo.slice(0, 8)]).toEqual([true, '99990000'])
      expect(application.mobile).toMatch(/^60000/)
      if (application.pan) expect(application.pan).toMatch(/^XXX/)
    }
  })

  it('has papers behind every application that somebody still looks at', async () => {
    const { rows } = await sql<{ ref_no: string }>`
      select ref_no from pan_application where mode = 'physical'
        and state in ('awaiting-crop', 'verification', 'verified', 'tin-resubmitted')
        and (not exists (select from pan_file where application_id = pan_application.id and kind = 'scan')
          or (category = 'individual' and state <> 'awaiting-crop'
            and (select count(distinct kind) from pan_file where application_id = pan_application.id and kind in ('photo', 'signature')) < 2)
          or (state = 'tin-resubmitted' and not exists (select from pan_file where application_id = pan_application.id and kind = 'tin-scan')))`.execute(
      demo.db,
    )
    expect(rows).toEqual([])
  })

  it('lets a shop cut photo and signature out of a form, and the office look at the pictures', async () => {
    const { id, mobile } = await demo.db
      .selectFrom('pan_application')
      .innerJoin('merchant', 'merchant.id', 'merchant_id')
      .select(['pan_application.id', 'merchant.mobile'])
      .where('pan_application.state', '=', 'awaiting-crop')
      .limit(1)
      .executeTakeFirstOrThrow()
    const browser = await demo.as(mobile)
    const desk = `/merchant/nsdlpan/form-cropping/${id}`
    const { body } = await browser.get<{ scan: string; photo: object; signature: object; placed: boolean }>(desk)
    expect(body.placed).toBe(true)
    expect((await browser.get(`${desk}/page?scan=${body.scan}&page=0`)).headers['content-type']).toBe('image/jpeg')
    const { scan, photo, signature } = body
    expect((await browser.post(desk, { scan, photo, signature })).status).toBe(204)
  })
})
