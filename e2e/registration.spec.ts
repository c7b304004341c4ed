import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { captchaOn } from './portal/captcha.ts'
import { nextMail } from './portal/inbox.ts'
import { openRegister } from './portal/public.ts'
import {
  box,
  fillPerson,
  fillShop,
  heading,
  mailedCode,
  next,
  type Someone,
  sendAll,
  someone,
  typeCaptcha,
  verifyEmail,
} from './portal/registering.ts'
import { expect, test } from './portal/test.ts'

async function toTheEnd(page: Page, who: Someone): Promise<void> {
  await openRegister(page)
  await fillPerson(page, who)
  await fillShop(page)
  await verifyEmail(page, who.email)
  await page.getByRole('checkbox').check()
}

async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((one) => [one.id, one.nodes.map((node) => node.target.join(' '))])).toEqual([])
}

test('a PAN that a phone’s keyboard puts in from its clipboard, with blanks, keeps its last letter', async ({
  page,
}) => {
  await openRegister(page)
  await box(page, 'PAN').click()
  await page.keyboard.insertText(' ABCPH 1234 E')
  await expect(box(page, 'PAN')).toHaveValue('ABCPH1234E')
})

test('a shop registers from the home page, gets a number, and the same number by mail', async ({ page }) => {
  const who = someone()
  await page.goto('/')
  await page.locator('main').getByRole('link', { name: 'Open a service centre' }).click()
  await fillPerson(page, who)
  await fillShop(page)
  await verifyEmail(page, who.email)
  await typeCaptcha(page)
  await page.getByRole('checkbox').check()
  await sendAll(page)
  await expect(heading(page, 'Registration received')).toBeFocused()
  const refNo = (await page.getByText(/^R\d{6}$/).textContent()) ?? ''
  const mail = await nextMail(who.email, 1)
  expect(mail.subject).toBe(`Your registration ${refNo}`)
  await page.reload()
  await expect(page.getByText(refNo)).toBeVisible()
})

test('every step keeps nobody out, and the keyboard alone goes through the first', async ({ page }) => {
  const who = someone()
  await openRegister(page)
  await expect(heading(page, 'Step 1 of 3: Person')).toBeVisible()
  await box(page, 'First name').focus()
  await page.keyboard.press('Enter')
  await expect(box(page, 'First name')).toBeFocused()
  await expect(page.getByText('Required').first()).toBeVisible()
  await expectNoBarriers(page)
  await fillPerson(page, who)
  await expectNoBarriers(page)
  await fillShop(page)
  await captchaOn(page, 'register')
  await expectNoBarriers(page)
})

test('a wrong captcha brings a new picture, and nothing typed is lost', async ({ page, refusals }) => {
  refusals.allow(400)
  await toTheEnd(page, someone())
  await captchaOn(page, 'register')
  await box(page, 'Captcha').fill('wrong!')
  await sendAll(page)
  await expect(page.getByRole('alert')).toContainText('The text does not match the picture.')
  await expect(box(page, 'Captcha')).toBeFocused()
  await expect(box(page, 'Captcha')).toHaveValue('')
  await typeCaptcha(page)
  await sendAll(page)
  await expect(heading(page, 'Registration received')).toBeVisible()
})

test('a wrong code is told at its box, and the right one still works', async ({ page, refusals }) => {
  refusals.allow(400)
  const who = someone()
  await openRegister(page)
  await fillPerson(page, who)
  await fillShop(page)
  const code = await mailedCode(page, who.email)
  await box(page, 'Code').fill(code === '000000' ? '111111' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not the code we sent')).toBeVisible()
  await expect(box(page, 'Code')).toBeFocused()
  await box(page, 'Code').fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${who.email} is verified.`)).toBeVisible()
})

test('details that are in use are refused without saying which; another mobile number goes through', async ({
  page,
  refusals,
}) => {
  refusals.allow(400)
  const who = someone()
  await toTheEnd(page, { ...who, mobile: '9800000001' })
  await typeCaptcha(page)
  await sendAll(page)
  await expect(page.getByRole('alert')).toContainText(
    'The mobile number, the e-mail address or the PAN is known to us already.',
  )
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(heading(page, 'Step 1 of 3: Person')).toBeVisible()
  await expect(box(page, 'First name')).toHaveValue('Asha')
  await box(page, 'Mobile number').fill(who.mobile)
  await next(page)
  await next(page)
  await expect(page.getByText(`${who.email} is verified.`)).toBeVisible()
  await typeCaptcha(page)
  await sendAll(page)
  await expect(heading(page, 'Registration received')).toBeVisible()
})

test('a connection that is lost in the middle and a reload lose nothing that was typed', async ({ browser }) => {
  // A browser of its own: without a network its console speaks of errors, and here they are meant.
  const page = await browser.newPage()
  const who = someone()
  await openRegister(page)
  await fillPerson(page, who)
  await box(page, 'Shop name').fill('Half a shop')
  await page.reload()
  await expect(box(page, 'Shop name')).toHaveValue('Half a shop')
  await box(page, 'Shop name').fill('Rao Stores')
  await page.getByLabel('ID type').selectOption('Retailer')
  await box(page, 'Address line 1').fill('12 Market Road')
  await box(page, 'Pincode').fill('411001')
  await expect(page.getByRole('combobox', { name: 'District', exact: true })).toHaveValue('Pune')
  await next(page)
  await verifyEmail(page, who.email)
  await typeCaptcha(page)
  const captcha = await box(page, 'Captcha').inputValue()
  await page.getByRole('checkbox').check()
  await page.context().setOffline(true)
  await sendAll(page)
  await expect(page.getByRole('alert')).toContainText('Everything you typed is kept.')
  await expect(box(page, 'Captcha')).toHaveValue(captcha)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(box(page, 'Shop name')).toHaveValue('Rao Stores')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(box(page, 'Mobile number')).toHaveValue(who.mobile)
  await page.context().setOffline(false)
  await next(page)
  await next(page)
  await typeCaptcha(page)
  await sendAll(page)
  await expect(heading(page, 'Registration received')).toBeVisible()
  await page.close()
})

test('what was typed is there again in another tab, without PAN and birthday; old entries are swept', async ({
  page,
}) => {
  const who = someone()
  await openRegister(page)
  await fillPerson(page, who)
  await expect(heading(page, 'Step 2 of 3: Shop')).toBeVisible()
  const old = JSON.stringify({ until: Date.now() - 1, values: { remark: 'Of last week' } })
  await page.evaluate((text) => localStorage.setItem('typed:M999999:payment', text), old)
  const other = await page.context().newPage()
  await openRegister(other)
  await expect(other.getByText('Your last entries are back.')).toBeVisible()
  await expect(box(other, 'Mobile number')).toHaveValue(who.mobile)
  await expect(box(other, 'PAN')).toHaveValue('')
  await expect(other.getByLabel('Date of birth')).toHaveValue('')
  await expect
    .poll(() => other.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('typed:'))))
    .toEqual(['typed:visitor:registration'])
  await expectNoBarriers(other)
  await other.getByRole('button', { name: 'Start over' }).click()
  await expect(box(other, 'Mobile number')).toHaveValue('')
  expect(await other.evaluate(() => localStorage.getItem('typed:visitor:registration'))).toBeNull()
})
