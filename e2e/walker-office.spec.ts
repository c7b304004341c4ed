import { test } from './portal/test.ts'
import { setUpShop, walkAs, walkTimeoutMs } from './portal/walkers.ts'

test.describe.configure({ timeout: walkTimeoutMs })

test('an admin taps every link of the back office', async ({ page, request, refusals }) => {
  // Until one is uploaded, there is no payment QR to show.
  refusals.allow(404)
  await setUpShop(request)
  await walkAs(page, { userName: 'admin' })
})
