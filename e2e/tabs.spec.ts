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
  const refresh = () => {
    const body = { Token: sessionStorage.getItem('token'), refreshToken: sessionStorage.getItem('refreshToken') }
    return fetch('/api/auth/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(async (reply) => {
      const tokens = await reply.json()
      sessionStorage.setItem('token', tokens.token)
      sessionStorage.setItem('refreshToken', tokens.refreshToken)
      return reply.status
    })
  }
  expect(await page.evaluate(refresh)).toBe(200)
  expect(await page.evaluate(refresh)).toBe(200)
  expect(await copy.evaluate(refresh)).toBe(200)
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
