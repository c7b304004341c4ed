import { describe, expect, test } from 'vitest'
import type { UploadEndpoint } from '../../contract/kernel/endpoint.ts'
import { may, type Standing } from '../../contract/kernel/role.ts'
import { type Browser, signedIn } from './browser.ts'
import { aMerchant, aPerson } from './people.ts'
import { openTestHouse } from './test-house.ts'
import { openUploadRecords } from './upload-records.ts'
import { formWith } from './uploads.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const ownerStanding: Standing = { role: 'merchant', owner: true, permissions: [] }
const newOwner = async () =>
  aPerson(house, { role: 'merchant', owner: true, merchantId: (await aMerchant(house)).id, kyc: 'approved' })
const pathOf = openUploadRecords(house, await newOwner())
const stranger = await signedIn(house, await newOwner())
const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))

/** Here the path names a place that is always there, of the caller's own or of the portal, and no record of its own. */
const ofNoRecord = [
  '/merchant/my-profile/kyc/upload/:kind',
  '/merchant/my-profile/kyc/upload-photo/:kind',
  '/backend/settings/document/:name',
]
const named = house.api.endpoints.filter(
  (one): one is UploadEndpoint => one.kind === 'upload' && one.path.includes(':'),
)
/** Every upload for a record that the path names, so that a new one is tried without being named here. */
const uploads = named.filter(({ path }) => !ofNoRecord.includes(path))
const merchants = uploads.filter(({ allow }) => may(allow, ownerStanding))

/** A file that is refused for its type as soon as somebody looks at it. */
const send = (by: Browser, { field }: UploadEndpoint, path: string) => {
  const { payload, headers } = formWith(field, { name: 'paper.pdf', content: Buffer.from('no file of any kind') })
  return by.ask<{ message: string }>('POST', path, payload, headers)
}

test('each path that is left out here is one of the portal', () => {
  expect(named.map(({ path }) => path)).toEqual(expect.arrayContaining(ofNoRecord))
})

describe('a file is not read', () => {
  test.each(merchants.map((one) => [one.path, one] as const))(
    'for what belongs to another business: %s',
    async (_, one) => {
      const path = await pathOf(one)
      expect((await send(stranger, one, path)).status).toBe(404)
    },
  )

  test.each(uploads.map((one) => [one.path, one] as const))('for what does not exist: %s', async (_, one) => {
    const by = may(one.allow, ownerStanding) ? stranger : admin
    expect((await send(by, one, one.path.replace(/:\w+/, '999999999999999'))).status).toBe(404)
  })

  test('for what waits for none', async () => {
    const question = uploads.find(({ path }) => path === '/backend/gst/registration/:id/question-file')
    const id = /registration\/(\d+)\//.exec(await pathOf(question as UploadEndpoint))?.[1] ?? ''
    const over = { status: 'rejected', reason: 'The shop has closed' } as const
    await house.db.updateTable('gst_registration').set(over).where('id', '=', id).execute()
    for (const one of uploads.filter(({ path }) => /^\/backend\/gst\/registration/.test(path)))
      expect((await send(admin, one, one.path.replace(':id', id))).status, one.path).toBe(409)
    const papers = house.api.endpoints.find(({ path }) => path === '/merchant/my-profile/kyc/upload/:kind')
    expect((await send(stranger, papers as UploadEndpoint, '/merchant/my-profile/kyc/upload/pan')).status).toBe(409)
  })
})

test('where the record waits for one, the file is read', async () => {
  const owner = await newOwner()
  const [own, by] = [openUploadRecords(house, owner), await signedIn(house, owner)]
  for (const one of uploads)
    expect((await send(may(one.allow, ownerStanding) ? by : admin, one, await own(one))).status, one.path).toBe(415)
})
