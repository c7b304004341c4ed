import { expect, type Page } from '@playwright/test'
import { nextMail } from './inbox.ts'
import { fillLogin } from './test.ts'

/** Follows the link of a welcome mail, chooses a password, and signs in with it. */
export async function begin(
  page: Page,
  { address, userName, mails = 0 }: { address: string; userName: string; mails?: number },
): Promise<void> {
  const password = 'my own long password'
  const mail = await nextMail(address, mails)
  expect(mail.text).toContain(userName)
  await page.goto(/http:\S+\/auth\/reset-password\?token=\S+/.exec(mail.text)?.[0] ?? '')
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'New password again' }).fill(password)
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await page.getByRole('link', { name: /login/i }).click()
  await fillLogin(page, userName, password)
}
