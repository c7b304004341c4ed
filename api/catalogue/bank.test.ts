import QRCode from 'qrcode'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Bank, listBanks } from '../../contract/catalogue/bank.ts'
import type { RowOf } from '../../contract/kernel/endpoint.ts'
import type { TableReply } from '../../contract/kernel/table.ts'
import { aBank, openBankKeeper } from '../testing/banks.ts'
import { signedIn } from '../testing/browser.ts'
import { aPerson, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { aPhoto, aQrCode, formWith } from '../testing/uploads.ts'
import { activeBanks } from './read-banks.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const { boss, ...keeper } = await openBankKeeper(house)
const other = await aPerson(house, { role: 'admin' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['master'] }))

const ownPassword = testPassword

beforeEach(async () => {
  await house.db.deleteFrom('bank_account').execute()
})

async function add(change: object = {}): Promise<string> {
  const { status, body } = await keeper.add(change)
  expect([status, body]).toEqual([200, { id: expect.any(String) }])
  return body.id
}
const read = async (id: string) => (await clerk.get<Bank>(`/backend/master/bank/${id}`)).body
const lastNotice = async () =>
  (
    await house.db
      .selectFrom('notice')
      .select('body')
      .where('user_id', '=', other.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).body
const audit = async () =>
  await house.db.selectFrom('audit_event').select(['act', 'subject']).orderBy('id', 'desc').executeTakeFirstOrThrow()

describe('a bank account', () => {
  test('is kept as it was written, spaces and small letters put right, and the audit list knows', async () => {
    const id = await add({ accountNo: '3001 234-5678', ifsc: 'sbin0001234' })
    expect(await read(id)).toEqual({ ...aBank, id, hasQr: false })
    expect(await audit()).toEqual({ act: 'bank.added', subject: id })
  })

  test('is changed; only active ones are offered, in their order', async () => {
    const first = await add({ position: 2 })
    const second = await add({ accountNo: '30012345679', position: 1 })
    const third = await add({ accountNo: '30012345670', position: 0 })
    const change = await keeper.change(third, { accountNo: '30012345670', active: false })
    expect(change.status).toBe(204)
    expect(await audit()).toEqual({ act: 'bank.changed', subject: third })
    expect((await activeBanks(house.db)).map(({ id }) => id)).toEqual([second, first])
  })

  test('cannot stand in the list twice, neither added nor changed into', async () => {
    await add()
    const second = await add({ accountNo: '30012345679' })
    const refused = { accountNo: 'This account stands in the list already' }
    const again = await boss.post('/backend/master/bank/add', { ...aBank, ownPassword })
    expect([again.status, again.body.data]).toEqual([400, refused])
    const into = await boss.post(`/backend/master/bank/${second}/change`, { ...aBank, ownPassword })
    expect([into.status, into.body.data]).toEqual([400, refused])
    expect(await activeBanks(house.db)).toHaveLength(2)
  })

  test.each([
    [{ ifsc: 'SBIN1001234' }, 'ifsc'],
    [{ accountNo: '12345' }, 'accountNo'],
    [{ upiId: 'kendra' }, 'upiId'],
    [{ upiId: '' }, 'upiId'],
    [{ modes: [] }, 'modes'],
    [{ modes: ['gold'] }, 'modes.0'],
    [{ bankName: ' ' }, 'bankName'],
    [{ position: 1.5 }, 'position'],
  ])('with %j is refused at that field', async (change, field) => {
    const { status, body } = await boss.post('/backend/master/bank/add', { ...aBank, ...change, ownPassword })
    expect([status, Object.keys(body.data as object)]).toEqual([400, [field]])
  })

  test('that does not exist is a 404 in every call', async () => {
    expect((await clerk.get('/backend/master/bank/99')).status).toBe(404)
    expect((await boss.post('/backend/master/bank/99/change', { ...aBank, ownPassword })).status).toBe(404)
    expect((await clerk.get('/backend/master/bank/99/qrcode')).status).toBe(404)
    expect((await boss.post('/backend/master/bank/99/remove-qrcode', { ownPassword })).status).toBe(404)
  })

  test('is found in the list by number and by the name of a mode', async () => {
    await add()
    await add({ accountNo: '30012345679', modes: ['cheque'], upiId: '' })
    const ask = async (body: object) =>
      (await clerk.post<TableReply<RowOf<typeof listBanks>>>('/backend/master/bank-list', body)).body
    expect((await ask({ search: '5678' })).data.map((row) => [row.accountNo, row.modes])).toEqual([
      ['30012345678', 'UPI / QR, NEFT, Cash deposit'],
    ])
    const byMode = await ask({ filters: [{ field: 'modes', opt: 'contains', value1: 'cheque' }] })
    expect([byMode.filterRecords, byMode.totalRecords]).toEqual([1, 2])
  })
})

describe('where merchants pay to', () => {
  const thief = { ...aBank, accountNo: '999988887777', upiId: 'thief@ybl' }

  test('is not changed by a clerk, nor by an open browser of an admin without the password', async () => {
    const id = await add()
    const form = formWith(
      'qrcode',
      { name: 'qr.png', content: await aQrCode('upi://pay?pa=thief@ybl') },
      { ownPassword },
    )
    for (const [path, body] of [
      [`/backend/master/bank/${id}/change`, { ...thief, ownPassword }],
      ['/backend/master/bank/add', { ...thief, ownPassword }],
    ] as const)
      expect((await clerk.post(path, body)).status).toBe(403)
    for (const path of [`/backend/master/bank/${id}/upload-qrcode`, '/backend/account/qrcode'])
      expect((await clerk.ask('POST', path, form.payload, form.headers)).status).toBe(403)
    expect((await boss.post(`/backend/master/bank/${id}/change`, thief)).status).toBe(400)
    const guessed = await boss.post(`/backend/master/bank/${id}/change`, { ...thief, ownPassword: 'a guess of mine' })
    expect([guessed.status, guessed.body.data]).toEqual([400, { ownPassword: 'This is not your password' }])
    const open = formWith(
      'qrcode',
      { name: 'qr.png', content: await aQrCode('upi://pay?pa=thief@ybl') },
      { ownPassword: 'a guess of mine' },
    )
    const guess = await boss.ask('POST', `/backend/master/bank/${id}/upload-qrcode`, open.payload, open.headers)
    expect([guess.status, guess.body.data]).toEqual([400, { ownPassword: 'This is not your password' }])
    expect(await read(id)).toMatchObject({ accountNo: aBank.accountNo, upiId: aBank.upiId, hasQr: false })
  })

  test('is told to every admin when it changes, and the audit list has what it was and what it is', async () => {
    const id = await add()
    expect((await boss.post(`/backend/master/bank/${id}/change`, { ...thief, ownPassword })).status).toBe(204)
    const { detail } = await house.db
      .selectFrom('audit_event')
      .select('detail')
      .where('act', '=', 'bank.changed')
      .where('subject', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(detail)).toMatchObject({
      before: { accountNo: '30012345678', upiId: 'kendra@sbi' },
      after: { accountNo: '999988887777', upiId: 'thief@ybl' },
    })
    const notices = await house.db
      .selectFrom('notice')
      .select('body')
      .where('user_id', '=', other.id)
      .where('title', '=', 'A bank account was changed')
      .execute()
    expect(notices.at(-1)?.body).toContain('999988887777, SBIN0001234, Kendra Services, thief@ybl')
  })
})

describe('the QR image of an account', () => {
  async function send(id: string, content: Buffer) {
    const form = formWith('qrcode', { name: 'qr.png', content }, { ownPassword })
    return boss.ask('POST', `/backend/master/bank/${id}/upload-qrcode`, form.payload, form.headers)
  }

  test('is drawn anew, shown, and taken away', async () => {
    const id = await add()
    const seeThrough = { dark: '#000000ff', light: '#00000000' }
    const code = sharp(await QRCode.toBuffer('upi://pay?pa=kendra@sbi', { width: 900, color: seeThrough }))
    expect((await send(id, await code.webp().toBuffer())).status).toBe(204)
    expect(await read(id)).toMatchObject({ hasQr: true })
    const image = await clerk.get(`/backend/master/bank/${id}/qrcode`)
    expect(await sharp(image.raw).metadata()).toMatchObject({ format: 'png', width: 700, hasAlpha: false })
    const remove = `/backend/master/bank/${id}/remove-qrcode`
    for (const [body, status] of [
      [{}, 400],
      [{ ownPassword: 'a guess of mine' }, 400],
      [{ ownPassword }, 204],
    ] as const)
      expect((await boss.post(remove, body)).status).toBe(status)
    expect(await audit()).toEqual({ act: 'bank.qr-removed', subject: id })
    expect(await lastNotice()).toMatch(/has taken the QR code of the account .* away/)
    expect((await clerk.get(`/backend/master/bank/${id}/qrcode`)).status).toBe(404)
  })

  test('is told in the audit list with the one before it', async () => {
    const id = await add()
    for (const says of ['upi://pay?pa=one@sbi', 'upi://pay?pa=two@sbi'])
      expect((await send(id, await aQrCode(says))).status).toBe(204)
    const rows = await house.db
      .selectFrom('audit_event')
      .select('detail')
      .where('act', '=', 'bank.qr-replaced')
      .where('subject', '=', id)
      .orderBy('id')
      .execute()
    const [first, second] = rows.map(({ detail }) => JSON.parse(detail) as { before: string | null; after: string })
    expect(first).toEqual({ before: null, after: expect.any(String), says: 'upi://pay?pa=one@sbi' })
    expect(second).toEqual({ before: first?.after, after: expect.any(String), says: 'upi://pay?pa=two@sbi' })
  })

  test('that is no image, or one without a code, is refused, and nothing is kept', async () => {
    const id = await add()
    const files = () => house.db.selectFrom('stored_file').select('id').execute()
    const before = await files()
    expect((await send(id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415)
    expect((await send(id, await aPhoto('a shop'))).status).toBe(415)
    expect(await files()).toEqual(before)
    expect(await read(id)).toMatchObject({ hasQr: false })
  })
})
