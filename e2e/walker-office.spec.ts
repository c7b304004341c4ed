import { test } from './portal/test.ts'
import { setUpShop, walkAs, walkTimeoutMs } from './portal/walkers.ts'

test.describe.configure({ timeout: walkTimeoutMs })

test('an admin taps every link of the back office', async ({ page, request }) => {
  await setUpShop(request)
  await walkAs(page, { userName: 'admin' })
})
