import type { Page } from '@playwright/test'
import { totpAt } from '../api/testing/totp-at.ts'
import { mailsTo, nextMail } from './portal/inbox.ts'
import { tapMenu } from './portal/tap.ts'
import { demoPassword, expect, fillLogin, signIn, test } from './portal/test.ts'

const address = 'staff1@kendra.example'

async function toggleTwoFactor(page: Page): Promise<void> {
  await tapMenu(page, 'Account Settings')
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/my-profile/update-setting') && reply.ok())
  await page.getByRole('switch', { name: 'Two-factor authentication (2FA)' }).click()
  await saved
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
}

test('two-factor by mail: switched on, asked for at the next sign-in, switched off again', async ({ page }) => {
  await signIn(page, 'staff1')
  await toggleTwoFactor(page)
  await expect(page.getByRole('switch', { name: /Two-factor/ })).toBeChecked()
  await signOut(page)
  const before = mailsTo(address).length
  await fillLogin(page, 'staff1')
  await expect(page.getByText('s****@kendra.example')).toBeVisible()
  const mail = await nextMail(address, before)
  await page.getByRole('textbox', { name: /code/i }).fill(/\b\d{6}\b/.exec(mail.text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/backend$/)
  await toggleTwoFactor(page)
  await expect(page.getByRole('switch', { name: /Two-factor/ })).not.toBeChecked()
})

test('an authenticator app: enrolled with the shown secret, its code signs in, then it is removed', async ({
  page,
}) => {
  await signIn(page, 'staff1')
  await tapMenu(page, 'Account Settings')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = /[A-Z2-7]{32}/.exec(((await dialog.textContent()) ?? '').replace(/\s/g, ''))?.[0] ?? ''
  await dialog.getByRole('textbox', { name: /code/i }).fill(totpAt(secret, new Date()))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toContainText(/[0-9a-f]{5}-[0-9a-f]{5}/)
  const recovery = /[0-9a-f]{5}-[0-9a-f]{5}/.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
  await dialog
    .getByRole('button', { name: /done|close|saved/i })
    .last()
    .click()
  await signOut(page)
  await fillLogin(page, 'staff1')
  await page.getByRole('textbox', { name: /code/i }).fill(recovery)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/backend$/)
  await tapMenu(page, 'Account Settings')
  await page.getByRole('button', { name: /^Remove/ }).click()
  await dialog.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible()
  await toggleTwoFactor(page)
})
