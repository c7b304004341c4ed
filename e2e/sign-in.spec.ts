import type { Page } from '@playwright/test'
import { captchaOn } from './portal/captcha.ts'
import { openLogin } from './portal/public.ts'
import { demoPassword, expect, fillLogin, signIn, test } from './portal/test.ts'

const people = [
  { userName: 'admin', base: '/backend', code: 'A000001', role: 'Admin' },
  { userName: 'staff1', base: '/backend', code: 'S000001', role: 'Staff' },
  { userName: '9800000001', base: '/merchant', code: 'M000001', role: 'Merchant' },
  { userName: '9800000002', base: '/merchant', code: 'M000002', role: 'Merchant' },
]

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme}`, () => {
    test.use({ colorScheme: scheme })
    for (const person of people) {
      test(`${person.userName} signs in, lands on ${person.base} and signs out`, async ({ page }) => {
        await openLogin(page)
        await fillLogin(page, person.userName)
        await expect(page).toHaveURL(new RegExp(`${person.base}$`))
        await expect(page).toHaveTitle('Sample Seva Kendra')
        await expect(page.getByRole('banner')).toContainText('Sample Seva Kendra')
        const sidebar = page.getByRole('navigation', { name: 'Menu', includeHidden: true })
        await expect(sidebar.getByText(person.code, { exact: true })).toHaveCount(1)
        await expect(sidebar.getByText(person.role.toLowerCase(), { exact: true })).toHaveCount(1)
        await page.getByRole('button', { name: 'Logout' }).click()
        await expect(page).toHaveURL(/\/auth\/login/)
        expect(
          await page.evaluate(() => [sessionStorage.getItem('token'), sessionStorage.getItem('refreshToken')]),
        ).toEqual([null, null])
      })
    }
  })
}

async function failThrice(page: Page, userName: string): Promise<void> {
  await openLogin(page)
  for (let i = 0; i < 3; i++) {
    await fillLogin(page, userName, `wrong ${i}`)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  }
}

test('a wrong password is told in the form, and nothing typed is lost', async ({ page, refusals }) => {
  refusals.allow(400)
  await openLogin(page)
  await fillLogin(page, 'someone-unknown', 'not the password')
  await expect(page.getByRole('alert')).toContainText('The user name or password is wrong.')
  await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('someone-unknown')
})

test('empty fields say Required beside themselves', async ({ page }) => {
  await openLogin(page)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Required', { exact: true })).toHaveCount(2)
})

test('after three failures the picture is asked for, and with its text the right password opens', async ({
  page,
  refusals,
}, info) => {
  refusals.allow(400)
  const userName = info.project.name === 'phone' ? '9800000002' : '9800000001'
  await failThrice(page, userName)
  await page.getByRole('textbox', { name: /captcha/i }).fill(await captchaOn(page, 'login'))
  await fillLogin(page, userName, demoPassword)
  await expect(page).toHaveURL(/\/merchant$/)
})

test('who cannot read the picture lets the browser do the check, by keyboard alone, and signs in', async ({
  page,
  refusals,
}, info) => {
  refusals.allow(400)
  const userName = info.project.name === 'phone' ? '9800000002' : '9800000001'
  await failThrice(page, userName)
  await page.getByRole('button', { name: 'I cannot read the picture' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The check is done.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Use a picture instead' })).toBeFocused()
  await fillLogin(page, userName, demoPassword)
  await expect(page).toHaveURL(/\/merchant$/)
})

test('a tab whose sign-in is ended from another browser says why on the login page, and a stranger reads nothing', async ({
  page,
  browser,
  refusals,
}, info) => {
  refusals.allow(401)
  await signIn(page, '9800000002')
  const elsewhere = await (await browser.newContext({ baseURL: info.project.use.baseURL })).newPage()
  await signIn(elsewhere, '9800000002')
  await elsewhere.evaluate(async () => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` }
    const signIns = await (await fetch('/api/merchant/my-profile/sign-ins', { headers })).json()
    for (const { id, current, endedAt } of signIns as { id: string; current: boolean; endedAt: string | null }[])
      if (!current && !endedAt) await fetch(`/api/merchant/my-profile/sessions/${id}/end`, { method: 'POST', headers })
  })
  await expect(page).toHaveURL(/auth\/login/)
  await expect(page.getByText('You have ended this sign-in from another place. Please sign in again.')).toBeVisible()
  const stranger = await (await browser.newContext({ baseURL: info.project.use.baseURL })).newPage()
  await openLogin(stranger)
  await expect(stranger.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(stranger.getByText(/ended this sign-in/)).toHaveCount(0)
})
