import { arrival } from './portal/arrive.ts'
import { openLogin } from './portal/public.ts'
import { expect, fillLogin, signIn, test } from './portal/test.ts'

// Nothing leads to where one may not go: whoever stands before a guard has typed the address or kept it as a bookmark, and
// so these journeys go by address.

test('who is not signed in is sent to the login page, and afterwards to where they wanted to go', async ({ page }) => {
  await page.goto('/backend/settings/audit-list')
  await expect(page).toHaveURL(/\/auth\/login/)
  await fillLogin(page, 'admin')
  await expect(page).toHaveURL(/\/backend\/settings\/audit-list$/)
  // The first page of the area brings the area with it.
  expect(await arrival(page, '/backend/settings/audit-list')).toBeUndefined()
  await expect(page.getByRole('heading', { name: 'Audit List' })).toBeVisible()
})

test('a merchant who opens the back office lands in the merchant area, and the other way round', async ({ page }) => {
  await signIn(page, '9800000002', { at: '/backend/settings/audit-list' })
  await expect(page).toHaveURL(/\/merchant$/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await signIn(page, 'staff1', { at: '/merchant' })
  await expect(page).toHaveURL(/\/backend$/)
})

test('who is signed in and opens a public or sign-in page is taken to their own area', async ({ page }) => {
  await signIn(page, '9800000002')
  for (const address of ['/', '/auth/login', '/auth/forgot-username']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/merchant$/)
  }
})

const openPages: readonly (readonly [address: string, heading: string | RegExp])[] = [
  ['/', 'PAN, GST and everyday financial services at one counter'],
  ['/about', 'About Sample Seva Kendra'],
  ['/services', 'Services'],
  ['/contact', 'Contact'],
  ['/mission&vission', 'Mission & Vision'],
  ['/Mission&Vission', 'Mission & Vision'],
  ['/payment-status', 'Payment Failed'],
  ['/auth/register', 'Register'],
  ['/auth/login', 'Login'],
  ['/auth/reset-password', 'Reset password'],
  ['/auth/forgot-username', 'Forgot user name'],
]

test('every public and sign-in page opens to a stranger under its own address, with its own heading', async ({
  page,
}) => {
  for (const [address, heading] of openPages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading)
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toHaveCount(address === '/auth/login' ? 1 : 0)
    expect(new URL(page.url()).pathname.toLowerCase()).toBe(address.toLowerCase())
  }
})

test('an unknown address shows the not-found page and leads home', async ({ page }) => {
  await page.goto('/there/is/nothing')
  await expect(page.getByRole('heading', { name: 'Something is not right...' })).toBeVisible()
  await page
    .getByRole('link', { name: 'Get back to home page' })
    .or(page.getByRole('button', { name: 'Get back to home page' }))
    .click()
  await expect(page).toHaveURL(/\/$/)
})

test('paths match in any letter case', async ({ page }) => {
  await page.goto('/AUTH/Login')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
})

test('tokens that are no tokens count as not signed in, and the tab can log in', async ({ page, refusals }) => {
  refusals.allow(401)
  refusals.allowLog(/The access token cannot be read/)
  await openLogin(page)
  await page.evaluate(() => sessionStorage.setItem('token', 'only one of the two'))
  await page.goto('/backend')
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.evaluate(() => sessionStorage.setItem('refreshToken', 'and the other'))
  await page.goto('/backend/settings/audit-list')
  await expect(page).toHaveURL(/\/auth\/login/)
  await fillLogin(page, 'admin')
  await expect(page).toHaveURL(/\/backend\/settings\/audit-list$/)
  expect(await arrival(page, '/backend/settings/audit-list')).toBeUndefined()
  await expect(page.getByRole('heading', { name: 'Audit List' })).toBeVisible()
})
