import type { Page } from '@playwright/test'
import { expect, signIn, test } from './portal/test.ts'

test('two tabs hold two users at once, also after a reload', async ({ page, context }) => {
  const other = await context.newPage()
  await signIn(page, 'admin')
  await signIn(other, '9800000002')
  await page.reload()
  await other.reload()
  await expect(page).toHaveURL(/\/backend$/)
  await expect(other).toHaveURL(/\/merchant$/)
  await expect(page.getByText('Welcome, Demo Admin')).toBeVisible()
  await expect(other.getByText('Welcome, Owner Beta')).toBeVisible()
})

test('a duplicated tab keeps working after the first one has refreshed its tokens', async ({
  page,
  context,
  refusals,
}) => {
  refusals.allow(401)
  await signIn(page, 'admin')
  const opened = context.waitForEvent('page')
  // A tab opened by script starts with a copy of its opener's session storage, as a duplicated one does.
  await page.evaluate(() => window.open('/backend'))
  const copy = await opened
  await expect(copy.getByText('Welcome, Demo Admin')).toBeVisible()
  const tokenOf = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('refreshToken'))
  const before = await tokenOf(page)
  // The server says once that the access token has run out, so the page exchanges its tokens.
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 401, json: { message: 'Sign in again.' } }), {
    times: 1,
  })
  await page.reload()
  await expect(page.getByText('Welcome, Demo Admin')).toBeVisible()
  await expect.poll(() => tokenOf(page)).not.toBe(before)
  const after = await tokenOf(page)
  await expect.poll(() => tokenOf(copy)).toBe(after)
  await copy.reload()
  await page.reload()
  await expect(copy.getByText('Welcome, Demo Admin')).toBeVisible()
  await expect(page.getByText('Welcome, Demo Admin')).toBeVisible()
})

test('signing out in one tab ends the duplicated one too', async ({ page, context, refusals }) => {
  refusals.allow(401)
  await signIn(page, 'admin')
  const opened = context.waitForEvent('page')
  await page.evaluate(() => window.open('/backend'))
  const copy = await opened
  await expect(copy.getByText('Welcome, Demo Admin')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(copy).toHaveURL(/\/auth\/login/, { timeout: 15_000 })
})
