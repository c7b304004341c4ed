import { captchaOn } from './portal/captcha.ts'
import { mailsTo, nextMail } from './portal/inbox.ts'
import { openLogin } from './portal/public.ts'
import { expect, fillLogin, test } from './portal/test.ts'

test('a forgotten user name comes by mail, and the page goes back to the login after eight seconds', async ({
  page,
}) => {
  const address = 'omega@members.example'
  const before = mailsTo(address).length
  await openLogin(page)
  await page.getByRole('link', { name: /^Forgot user name/i }).click()
  await page.getByLabel(/e-mail/i).fill(address)
  await page.getByRole('textbox', { name: 'Captcha' }).fill(await captchaOn(page, 'forgot-username'))
  await page.getByRole('button', { name: 'Send user name' }).click()
  await expect(page.getByText('Username has been sent to your registered email.')).toBeVisible()
  const mail = await nextMail(address, before)
  expect([mail.subject, mail.text]).toEqual(['Your user name', expect.stringContaining('9820000009')])
  await expect(page).toHaveURL(/\/auth\/forgot-username/)
  await expect(page).toHaveURL(/\/auth\/login/, { timeout: 10_000 })
})

test('a wrong captcha is told, brings a new picture, and the address stays typed', async ({ page, refusals }) => {
  refusals.allow(400)
  await openLogin(page)
  await page.getByRole('link', { name: /^Forgot user name/i }).click()
  await page.getByLabel(/e-mail/i).fill('omega@members.example')
  await captchaOn(page, 'forgot-username')
  await page.getByRole('textbox', { name: 'Captcha' }).fill('wrong!')
  await page.getByRole('button', { name: 'Send user name' }).click()
  await expect(page.getByRole('alert')).toContainText('The text does not match the picture.')
  await expect(page.getByLabel(/e-mail/i)).toHaveValue('omega@members.example')
})

test('a forgotten password is set anew with the link from the mail', async ({ page }) => {
  const [userName, address, newPassword] = ['9820000009', 'omega@members.example', 'set anew by the link']
  const before = mailsTo(address).length
  await openLogin(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The login has a box of the same name.
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible()
  await page.getByRole('textbox', { name: 'User name' }).fill(userName)
  await page.getByRole('textbox', { name: 'Captcha' }).fill(await captchaOn(page, 'reset-password'))
  await page.getByRole('button', { name: /send/i }).click()
  const mail = await nextMail(address, before)
  // A person taps this link in the mail.
  await page.goto(/http:\S+\/auth\/reset-password\?token=\S+/.exec(mail.text)?.[0] ?? '')
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(newPassword)
  await page.getByRole('textbox', { name: 'New password again' }).fill(newPassword)
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await page.getByRole('link', { name: /login/i }).click()
  await fillLogin(page, userName, newPassword)
  await expect(page).toHaveURL(/\/merchant$/)
})
