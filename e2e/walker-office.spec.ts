import { test } from './portal/test.ts'
import { setUpShop, walkAs, walkTimeoutMs } from './portal/walkers.ts'

test.describe.configure({ timeout: walkTimeoutMs })

test('an admin taps every link of the back office', async ({ page, request, refusals }) => {
  // A form that a colleague of another journey has open says so, and is no way that leads nowhere.
  refusals.allowAt(409, /\/verify\/\d+\/claim$/)
  await setUpShop(request)
  await walkAs(page, { userName: 'admin' })
})
