import { aHelper, aNewShop, aShopInReview } from './portal/newcomers.ts'
import { test } from './portal/test.ts'
import { theMenu, walkAs, walkTimeoutMs } from './portal/walkers.ts'

// Whoever sees less than an admin or the owner of an approved shop: what they are shown is open to them.
test.describe.configure({ timeout: walkTimeoutMs })

test('a clerk with a few permissions meets no way that is closed to them', async ({ page }) => {
  await walkAs(page, { userName: 'staff1', enters: theMenu })
})

test("somebody of a merchant's staff meets no way that is closed to them", async ({ page, request }) => {
  await walkAs(page, { ...(await aHelper(request)), enters: theMenu })
})

test('a shop that has not shown who it is taps the menu and whatever stands behind it', async ({ page, request }) => {
  await walkAs(page, { ...(await aNewShop(request)), enters: theMenu })
})

test('a shop whose papers are being looked at taps the menu and whatever stands behind it', async ({
  page,
  request,
}) => {
  await walkAs(page, { ...(await aShopInReview(request)), enters: theMenu })
})

test('a distributor taps every link of the pages about members and coupons', async ({ page }) => {
  await walkAs(page, { userName: '9800000001', enters: ({ kind }) => /user-management|uti-pan/.test(kind) })
})
