import { arrival } from './portal/arrive.ts'
import { expect, test } from './portal/test.ts'
import { aWalk, walkOn } from './portal/walk.ts'
import { expectEverythingLed, setUpShop, walkAs, walkedShop, walkTimeoutMs } from './portal/walkers.ts'

test.describe.configure({ timeout: walkTimeoutMs })

test('a visitor taps every link of the public site', async ({ page }) => {
  await page.goto('/')
  await arrival(page, '/')
  const walk = aWalk(page)
  await walkOn(walk)
  expectEverythingLed(walk, 'visitor')
})

test('a merchant taps every link of the merchant area', async ({ page, request }) => {
  await setUpShop(request)
  const { forms } = await walkAs(page, { userName: walkedShop })
  // Where somebody types, every entry of the menu is tapped: a new form, one that was sent back, a GST registration.
  expect([...forms].sort()).toEqual(['apply', 'reapply', 'registration/new'])
})
