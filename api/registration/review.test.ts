import { describe, expect, it } from 'vitest'
import type { RegistrationDetail, RegistrationRow } from '../../contract/registration-review.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { lastMailTo, mailsTo } from '../testing/mails.ts'
import { aPerson } from '../testing/people.ts'
import { aRegistration, sendProven } from '../testing/registrations.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['registration'] }))
const firstPassword = 'a first password'

async function waiting(change: Parameters<typeof aRegistration>[0] = {}) {
  const given = aRegistration(change)
  const { body } = await sendProven(house, new Browser(house), given)
  const row = await house.db
    .selectFrom('registration')
    .select('id')
    .where('ref_no', '=', body.refNo)
    .executeTakeFirstOrThrow()
  return { ...given, id: row.id, refNo: body.refNo }
}

const anApproval = (change: object = {}) => ({
  idType: '1',
  userName: `shop-${Math.random().toString(36).slice(2)}`,
  password: firstPassword,
  packageId: '',
  remark: null,
  ...change,
})
const approve = (id: string, change: object = {}) =>
  clerk.post<{ message: string; data?: unknown }>(`/backend/registration/reg-approve/${id}`, anApproval(change))
const reject = (id: string, remark: unknown) =>
  clerk.post<{ message: string; data?: unknown }>(`/backend/registration/reg-reject/${id}`, { remark })
const detail = (id: string) => clerk.get<RegistrationDetail>(`/backend/registration/${id}`)
const merchantsOf = (id: string) =>
  house.db.selectFrom('merchant').selectAll().where('registration_id', '=', id).execute()

describe('a district', () => {
  it.each([
    ['of the list', { pin: '500072', state: 'Telangana', district: 'Medchal–Malkajgiri' }, true],
    ['of the list with a plain hyphen', { pin: '500072', state: 'Telangana', district: 'Medchal-Malkajgiri' }, true],
    ['that the list does not know', { pin: '411001', state: 'Maharashtra', district: 'New Pune' }, false],
    ['of another pincode', { pin: '411001', state: 'Maharashtra', district: 'Nagpur' }, false],
    ['of a pincode that the list does not know', { pin: '299999', state: 'Kerala', district: 'Idukki' }, false],
    ['of an army post office', { pin: '900056', state: 'Punjab', district: '56 APO' }, true],
  ] as const)('%s is taken, and marked where the list knows no better', async (_name, place, districtKnown) => {
    const { id } = await waiting(place)
    expect((await detail(id)).body).toMatchObject({ ...place, districtKnown })
  })
})

describe('a clerk', () => {
  it('finds a registration in the list and reads all that was given', async () => {
    const given = await waiting()
    const list = await clerk.post<{ data: RegistrationRow[]; totalRecords: number }>('/backend/registration', {
      search: given.refNo,
    })
    expect(list.body.data).toMatchObject([
      {
        id: given.id,
        refNo: given.refNo,
        status: 'pending',
        name: 'Asha Rao',
        shopName: 'Rao Stores',
        idName: 'Retailer',
      },
    ])
    expect((await detail(given.id)).body).toMatchObject({
      refNo: given.refNo,
      fName: 'Asha',
      lName: 'Rao',
      fatherName: 'Mohan Rao',
      gender: 'F',
      dob: '1990-04-05',
      mobileNo: given.mobileNo,
      emailId: given.emailId,
      idName: 'Retailer',
      shopName: 'Rao Stores',
      address1: '12 Market Road',
      district: 'Pune',
      state: 'Maharashtra',
      pin: '411001',
      clientIp: '127.0.0.1',
      status: 'pending',
      decision: null,
    })
  })

  it('is offered the mobile number, the packages and the id types', async () => {
    const given = await waiting()
    const { body } = await clerk.get(`/backend/registration/reg-approve/${given.id}`)
    expect(body).toMatchObject({
      mobileNo: given.mobileNo,
      idType: '1',
      pkgs: [{ label: 'Standard' }],
      idtypes: [{ label: 'Retailer' }, { label: 'Distributor' }, { label: 'Master Distributor' }],
    })
  })

  it('without the permission is refused everything', async () => {
    const other = await signedIn(house, await aPerson(house, { permissions: ['user', 'master'] }))
    const { id } = await waiting()
    for (const path of [`/${id}`, `/reg-approve/${id}`])
      expect((await other.get(`/backend/registration${path}`)).status).toBe(403)
    expect((await other.post(`/backend/registration/reg-reject/${id}`, { remark: 'x' })).status).toBe(403)
    expect((await detail(id)).body.status).toBe('pending')
  })
})

describe('approving', () => {
  it('opens the merchant, its wallet, its id and the sign-in of its owner, all at once', async () => {
    const given = await waiting()
    expect((await approve(given.id, { userName: given.mobileNo, remark: 'Known shop' })).status).toBe(204)
    const [merchant] = await merchantsOf(given.id)
    expect(merchant).toMatchObject({ business_name: 'Rao Stores', pan: given.panNo, district: 'Pune', upline_id: null })
    const wallets = house.db
      .selectFrom('ledger_account')
      .select('balance')
      .where('merchant_id', '=', merchant?.id ?? '')
    expect(await wallets.execute()).toEqual([{ balance: '0' }])
    const sale = house.db
      .selectFrom('id_sale')
      .selectAll()
      .where('merchant_id', '=', merchant?.id ?? '')
    expect(await sale.execute()).toMatchObject([{ price: '50000', seller_id: null, entry_id: null }])
    const owner = house.db
      .selectFrom('app_user')
      .selectAll()
      .where('merchant_id', '=', merchant?.id ?? '')
    expect(await owner.execute()).toMatchObject([
      {
        code: merchant?.code,
        user_name: given.mobileNo,
        is_owner: true,
        must_change_password: true,
        kyc_state: 'not-started',
      },
    ])
    expect((await detail(given.id)).body).toMatchObject({
      status: 'approved',
      decision: { remark: 'Known shop', merchantCode: merchant?.code },
    })
  })

  it('mails the user name and a link to choose a password, and never the password', async () => {
    const given = await waiting()
    await approve(given.id, { userName: given.mobileNo })
    const mail = await lastMailTo(house, given.emailId)
    expect([mail.kind, mail.action?.url]).toEqual(['welcome', expect.stringContaining('/auth/reset-password?token=')])
    expect(mail.text.join()).toContain(given.mobileNo)
    expect(JSON.stringify(await mailsTo(house, given.emailId))).not.toContain(firstPassword)
    const token = new URL(mail.action?.url ?? '').searchParams.get('token')
    const owner = new Browser(house)
    house.pass(2 * 24 * 3600)
    expect((await owner.post('/auth/reset-password', { token, password: 'my own long password' })).status).toBe(204)
    expect((await owner.signIn(given.mobileNo, 'my own long password')).status).toBe(200)
    expect((await owner.get('/merchant/account/closing')).body).toBe(0)
    house.pass(-2 * 24 * 3600)
  })

  it('lets the owner in with the first password only with the code in their mail', async () => {
    const given = await waiting()
    await approve(given.id, { userName: given.mobileNo })
    const answer = await new Browser(house).signIn(given.mobileNo, firstPassword)
    expect(answer.body).toMatchObject({ otpRequired: true, method: 'mail' })
  })

  it('twenty clerks approve one registration at once: one merchant, one wallet, one mail, nineteen conflicts', async () => {
    const given = await waiting()
    const clerks = await Promise.all(
      Array.from({ length: 20 }, async () => signedIn(house, await aPerson(house, { permissions: ['registration'] }))),
    )
    const answers = await Promise.all(
      clerks.map((one) => one.post<{ message: string }>(`/backend/registration/reg-approve/${given.id}`, anApproval())),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(409)])
    const conflict = answers.find(({ status }) => status === 409)
    expect(conflict?.body.message).toBe(
      "This is 'approved', so 'approve' is not possible. Nothing more can be done with it.",
    )
    const merchants = await merchantsOf(given.id)
    expect(merchants).toHaveLength(1)
    const wallets = house.db
      .selectFrom('ledger_account')
      .select('id')
      .where('merchant_id', '=', merchants[0]?.id ?? '')
    expect(await wallets.execute()).toHaveLength(1)
    expect((await mailsTo(house, given.emailId)).filter(({ kind }) => kind === 'welcome')).toHaveLength(1)
  })

  it('and rejecting at once: one of them counts', async () => {
    const given = await waiting()
    const answers = await Promise.all([approve(given.id), reject(given.id, 'Too late'), approve(given.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    const { status } = (await detail(given.id)).body
    expect(await merchantsOf(given.id)).toHaveLength(status === 'approved' ? 1 : 0)
  })

  it.each([
    ['no id type', { idType: '' }, { idType: 'Required' }],
    ['an id type of the wrong kind', { idType: 5 }, { idType: 'Required' }],
    ['an id type that is not there', { idType: '999' }, { idType: 'Please choose one of the list' }],
    ['no user name', { userName: ' ' }, { userName: 'Required' }],
    ['no password', { password: '' }, { password: 'Required' }],
    ['a short password', { password: 'short' }, { password: 'Use at least 10 characters' }],
    ['a common password', { password: '1234567890' }, { password: 'This password is too common' }],
    ['a package that is not there', { packageId: '999' }, { packageId: 'Please choose one of the list' }],
    ['a package of the wrong kind', { packageId: 7 }, { packageId: 'Invalid input' }],
  ])('is refused with %s, and nothing is opened', async (_, change, data) => {
    const { id } = await waiting()
    const { status, body } = await approve(id, change)
    expect([status, body.data]).toEqual([400, data])
    expect(await merchantsOf(id)).toEqual([])
    expect((await detail(id)).body.status).toBe('pending')
  })

  it('takes no user name that someone has, however it is spelt, and two at once give one', async () => {
    const [first, second, third] = [await waiting(), await waiting(), await waiting()]
    const answers = await Promise.all([first, second].map(({ id }) => approve(id, { userName: 'The.Same.Name' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400])
    expect((await approve(third.id, { userName: ' the.same.NAME ' })).body.data).toEqual({
      userName: 'Someone else has this user name',
    })
  })

  it('tells when the same person has joined meanwhile', async () => {
    const given = await waiting()
    const other = await aPerson(house)
    await house.db.updateTable('app_user').set({ mobile: given.mobileNo }).where('id', '=', other.id).execute()
    expect((await approve(given.id)).body).toEqual({
      message: 'This registration cannot be approved.',
      data: ['Someone has joined with this mobile number already'],
    })
  })

  it('is written into the audit list without the password', async () => {
    const given = await waiting()
    await approve(given.id)
    const rows = await house.db
      .selectFrom('audit_event')
      .selectAll()
      .where('subject', '=', given.refNo)
      .orderBy('id')
      .execute()
    expect(rows.map(({ act }) => act)).toEqual(['registration.received', 'registration.approved'])
    expect(JSON.stringify(rows)).not.toContain(firstPassword)
  })
})

describe('rejecting', () => {
  it('mails the reason, and the person may register again', async () => {
    const given = await waiting()
    expect((await reject(given.id, 'The address is incomplete.')).status).toBe(204)
    const mail = await lastMailTo(house, given.emailId)
    expect([mail.kind, mail.text.includes('The address is incomplete.')]).toEqual(['registration-rejected', true])
    expect((await detail(given.id)).body).toMatchObject({
      status: 'rejected',
      decision: { remark: 'The address is incomplete.', merchantCode: '' },
    })
    const { id, refNo, ...again } = given
    expect((await sendProven(house, new Browser(house), again)).status).toBe(200)
  })

  it.each([
    ['', 'Required'],
    [null, 'Required'],
    [7, 'Required'],
    [undefined, 'Required'],
  ])('needs a reason: %j', async (remark, message) => {
    const { id } = await waiting()
    const { status, body } = await reject(id, remark)
    expect([status, body.data]).toEqual([400, { remark: message }])
  })

  it('is not possible twice, and a registration that is not there is a 404', async () => {
    const { id } = await waiting()
    await reject(id, 'No')
    expect((await reject(id, 'No')).status).toBe(409)
    expect((await approve(id)).status).toBe(409)
    const opened = await waiting()
    await approve(opened.id)
    expect((await reject(opened.id, 'No')).status).toBe(409)
    expect((await detail(opened.id)).body.status).toBe('approved')
    expect((await reject('999999', 'No')).status).toBe(404)
  })
})
