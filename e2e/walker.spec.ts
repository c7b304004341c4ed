import { arrival } from './portal/arrive.ts'
import { test } from './portal/test.ts'
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
  await walkAs(page, { userName: walkedShop })
})
