import { describe, expect, test } from 'vitest'
import { saveSettings } from '../site/save-settings.ts'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '100' })
await house.inTx((tx) => saveSettings(tx, { businessName: 'Sample Seva Kendra' }))
const merchant = await aMerchant(house)
await house.db.updateTable('merchant').set({ business_name: 'Rao & Sons' }).where('id', '=', merchant.id).execute()
const person = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true })
await house.db.updateTable('app_user').set({ mobile: '9876500001' }).where('id', '=', person.id).execute()
const owner = await signedIn(house, person)

describe('a new password', () => {
  test.each([
    ['Rao&Sons@2026', 'Do not use the name of the business in it'],
    ['my-rao-sons-shop', 'Do not use the name of the business in it'],
    ['sample seva kendra 1', 'Do not use the name of the business in it'],
    ['x9876500001x', 'Do not use your mobile number in it'],
    ['+91 98765 00001', 'Do not use your mobile number in it'],
  ])('%s is refused: %s', async (newPassword, said) => {
    const answer = await owner.post('/merchant/my-profile/change-password', {
      currentPassword: testPassword,
      newPassword,
    })
    expect([answer.status, answer.body.data]).toEqual([400, { newPassword: said }])
  })

  test('without them is taken', async () => {
    const change = { currentPassword: testPassword, newPassword: 'seven quiet rivers' }
    expect((await owner.post('/merchant/my-profile/change-password', change)).status).toBe(200)
  })
})
