import { expect, test } from 'vitest'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { aPhoto, formWith } from '../testing/uploads.ts'

const house = await openTestHouse()

test('a merchant fetches the own photo as a file, by GET and by POST', async () => {
  const { id } = await aMerchant(house)
  const browser = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: id, owner: true }))
  const form = formWith('photo', { name: 'me.jpg', content: await aPhoto('place') })
  expect((await browser.ask('POST', '/merchant/account/upload-photo', form.payload, form.headers)).status).toBe(204)
  for (const method of ['GET', 'POST'] as const) {
    const { status, headers, raw } = await browser.ask(method, '/merchant/account/photo')
    expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
    expect(headers['content-disposition']).toContain('filename="me.')
    expect(raw.length).toBeGreaterThan(100)
  }
})
