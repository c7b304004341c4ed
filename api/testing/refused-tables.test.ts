import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { UploadEndpoint } from '../../contract/kernel/endpoint.ts'
import { signedIn } from './browser.ts'
import { aPerson } from './people.ts'
import { samples } from './role-walk/samples.ts'
import { sendForm } from './send-form.ts'
import { listenAt } from './small-app.ts'
import { openTestHouse } from './test-house.ts'
import { formWith } from './uploads.ts'
import { sheetOf, workbookOf, zipOf } from './workbooks.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const address = await listenAt(house.web)
const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
await house.db
  .insertInto('bank_account')
  .values({
    bank_name: 'Sample Bank',
    account_name: 'Sample',
    account_no: '123456789012',
    ifsc: 'SBIN0000001',
    modes: ['cash'],
  })
  .execute()

/** Every upload of tables alone, so that a new one is tried without being named here; the walk of pictures takes the others. */
const tables = house.api.endpoints.filter(
  (one): one is UploadEndpoint =>
    one.kind === 'upload' && one.accept.types.every((type) => type === 'csv' || type === 'xlsx'),
)
const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()
const oldExcel = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
const cell = '<c t="inlineStr"><is><t>x</t></is></c>'
const harmful: [string, Buffer][] = [
  ['a workbook that unpacks to 200 MB', workbookOf(Buffer.alloc(200_000_000, 'a'))],
  ['a workbook that defines entities', workbookOf(`<!DOCTYPE a [<!ENTITY b "c">]>${sheetOf(cell)}`)],
  ['a workbook that is cut off', workbookOf(sheetOf(cell)).subarray(0, -40)],
  ['a locked workbook', zipOf([{ name: 'xl/workbook.xml', content: 'a', flags: 1 }])],
]

async function send(endpoint: UploadEndpoint, content: Buffer) {
  const { id = '0' } = await samples(house, endpoint)
  const form = formWith(endpoint.field, { name: 'table.xlsx', content }, { bankId: '1', date: '0', credit: '1' })
  const headers = { ...form.headers, 'content-length': String(form.payload.length) }
  return sendForm(`${address}/api${endpoint.path.replace(/:\w+/, id)}`, admin, { payload: form.payload, headers })
}

const acts = () => house.db.selectFrom('audit_event').select(['id', 'act']).orderBy('id').execute()
const plainSentence = /^[A-Z][^<>{}\n]{10,200}$/

describe.each(tables.map((endpoint) => [endpoint.path, endpoint] as const))('POST %s', (_path, endpoint) => {
  async function expectRefused(content: Buffer, statuses: number[]) {
    const before = await acts()
    const { status, body } = await send(endpoint, content)
    expect(statuses).toContain(status)
    expect(body?.message).toMatch(plainSentence)
    expect(await acts()).toEqual(before)
    return body?.message
  }

  test('refuses pictures, old workbooks and other archives by the sentence of its rule', async () => {
    for (const content of [picture, oldExcel, zipOf([{ name: 'a.txt', content: 'x' }])])
      expect(await expectRefused(content, [415])).toBe(endpoint.accept.refusal)
  })

  test.each(harmful)('refuses %s', async (_what, content) => {
    await expectRefused(content, endpoint.accept.types.includes('xlsx') ? [400] : [415])
  })

  test('refuses text that is no table', async () => {
    await expectRefused(Buffer.from('<svg onload="alert(1)"/>'), [400])
  })

  test('refuses a file one byte over its limit', async () => {
    await expectRefused(Buffer.alloc(endpoint.accept.maxBytes + 1, 'a'), [413])
  })
})

test('the walk finds the tables of the portal', () => {
  expect(tables.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/backend/master/reference/pincode/apply', '/backend/account/bank-statement/take']),
  )
})
