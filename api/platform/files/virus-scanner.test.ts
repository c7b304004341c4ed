import { expect, it } from 'vitest'
import { readFileSafety } from '../../../contract/file-safety.ts'
import { signedIn } from '../../testing/browser.ts'
import { startClamd } from '../../testing/clamd-server.ts'
import { eicarText } from '../../testing/hostile/hostile-tables.ts'
import { aMerchant, aPerson } from '../../testing/people.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { formWith } from '../../testing/uploads.ts'

const clamd = await startClamd()
const house = await openTestHouse({ CLAMD_URL: clamd.url, RATE_SCALE: '1000' })
const shop = await aMerchant(house)
const owner = await signedIn(house, await aPerson(house, { role: 'merchant', owner: true, merchantId: shop.id }))
const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))

const send = (content: string, name = 'sales.csv') => {
  const { payload, headers } = formWith('document', { name, content: Buffer.from(content) }, { kind: 'sales' })
  return owner.ask<{ message: string }>('POST', '/merchant/gst/filing-file/add', payload, headers)
}
const kept = async () => (await house.db.selectFrom('stored_file').select('id').execute()).length

it('a file with a virus is refused in a sentence, and nothing of it is kept', async () => {
  const before = await kept()
  const { status, body } = await send(`no,value\n1,${eicarText}\n`)
  expect(status).toBe(400)
  expect(body.message).toMatch(/^This file holds a virus and was not taken\./)
  expect(await kept()).toBe(before)
})

it('a harmless file is looked at and taken', async () => {
  const looked = clamd.looked()
  const { status } = await send('no,value\n1,2\n')
  expect(status).toBe(200)
  expect(clamd.looked()).toBe(looked + 1)
})

it('an admin sees that files are scanned, or that they are not', async () => {
  expect((await admin.get(readFileSafety.path)).body).toEqual({ scanner: 'answers' })
  const bare = await openTestHouse()
  const boss = await signedIn(bare, await aPerson(bare, { role: 'admin' }))
  expect((await boss.get(readFileSafety.path)).body).toEqual({ scanner: 'none' })
})

it('while the scanner is away no file is taken', async () => {
  clamd.stop()
  const before = await kept()
  const { status, body } = await send('no,value\n1,2\n')
  expect(status).toBe(503)
  expect(body.message).toMatch(/^Files cannot be checked for viruses just now/)
  expect(await kept()).toBe(before)
  expect((await admin.get(readFileSafety.path)).body).toEqual({ scanner: 'away' })
})
