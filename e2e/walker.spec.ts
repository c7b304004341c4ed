import { arrival } from './portal/arrive.ts'
import { test } from './portal/test.ts'
import { aWalk, walkOn } from './portal/walk.ts'
import {
  aHelper,
  expectEverythingLed,
  setUpShop,
  theMenu,
  walkAs,
  walkedShop,
  walkTimeoutMs,
} from './portal/walkers.ts'

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

test('a distributor taps every link of the pages about members and coupons', async ({ page }) => {
  await walkAs(page, { userName: '9800000001', enters: ({ kind }) => /user-management|uti-pan/.test(kind) })
})

test("somebody of a merchant's staff meets no way that is closed to them", async ({ page, request }) => {
  await walkAs(page, { ...(await aHelper(request)), enters: theMenu })
})

for (const [who, userName] of [
  ['a shop that has not shown who it is', '9820000008'],
  ['a shop whose KYC is being looked at', '9820000002'],
] as const) {
  test(`${who} taps the menu and whatever stands behind it`, async ({ page }) => {
    await walkAs(page, { userName, enters: theMenu })
  })
}
