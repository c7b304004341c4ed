import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { captchaOn } from './portal/captcha.ts'
import { nextMail } from './portal/inbox.ts'
import { expect, test } from './portal/test.ts'

/** A person nobody has met: each journey, at each size, registers another. */
function someone() {
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0')
  const letters = [...digits.slice(0, 5)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')
  return {
    mobile: `7${digits}`,
    email: `shop-${digits}@kendra.example`,
    pan: `${letters.slice(0, 3)}P${letters[3]}1${digits.slice(5, 8)}${letters[4]}`,
  }
}
type Someone = ReturnType<typeof someone>

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const sendAll = (page: Page) => page.getByRole('button', { name: 'Send registration' }).click()

async function fillPerson(page: Page, { mobile, email, pan }: Someone): Promise<void> {
  await expect(heading(page, 'Step 1 of 3: Person')).toBeVisible()
  await box(page, 'First name').fill('Asha')
  await box(page, 'Last name').fill('Rao')
  await box(page, "Father's name").fill('Mohan Rao')
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('Date of birth').fill('1990-04-05')
  await box(page, 'Mobile number').fill(mobile)
  await box(page, 'E-mail').fill(email)
  await box(page, 'PAN').fill(pan.toLowerCase())
  await next(page)
}

async function fillShop(page: Page): Promise<void> {
  await expect(heading(page, 'Step 2 of 3: Shop')).toBeFocused()
  await box(page, 'Shop name').fill('Rao Stores')
  await page.getByLabel('ID type').selectOption('Retailer')
  await box(page, 'Address line 1').fill('12 Market Road')
  await box(page, 'Pincode').fill('411001')
  await expect(box(page, 'District')).toHaveValue('Pune')
  await expect(box(page, 'State')).toHaveValue('Maharashtra')
  await next(page)
}

async function mailedCode(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Send code' }).click()
  const mail = await nextMail(email, 0)
  expect(mail.subject).toBe('Your registration code')
  return /^\d{6}$/m.exec(mail.text)?.[0] ?? ''
}

async function verifyEmail(page: Page, email: string): Promise<void> {
  await expect(heading(page, 'Step 3 of 3: Verify')).toBeFocused()
  await box(page, 'Code').fill(await mailedCode(page, email))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(`${email} is verified.`)).toBeVisible()
}

async function typeCaptcha(page: Page): Promise<void> {
  await box(page, 'Captcha').fill(await captchaOn(page, 'register'))
}

async function toTheEnd(page: Page, who: Someone): Promise<void> {
  await page.goto('/auth/register')
  await fillPerson(page, who)
  await fillShop(page)
  await verifyEmail(page, who.email)
  await page.getByRole('checkbox').check()
}

async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((one) => [one.id, one.nodes.map((node) => node.target.join(' '))])).toEqual([])
}

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
  await page.goto('/auth/register')
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
  await page.goto('/auth/register')
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

test('a mobile number that is in use is told at its field, in its step; another one goes through', async ({
  page,
  refusals,
}) => {
  refusals.allow(400)
  const who = someone()
  await toTheEnd(page, { ...who, mobile: '9800000001' })
  await typeCaptcha(page)
  await sendAll(page)
  await expect(heading(page, 'Step 1 of 3: Person')).toBeVisible()
  await expect(box(page, 'Mobile number')).toBeFocused()
  await expect(page.getByText('Someone has joined with this mobile number already').last()).toBeVisible()
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
  await page.goto('/auth/register')
  await fillPerson(page, who)
  await box(page, 'Shop name').fill('Half a shop')
  await page.reload()
  await expect(box(page, 'Shop name')).toHaveValue('Half a shop')
  await box(page, 'Shop name').fill('Rao Stores')
  await page.getByLabel('ID type').selectOption('Retailer')
  await box(page, 'Address line 1').fill('12 Market Road')
  await box(page, 'Pincode').fill('411001')
  await expect(box(page, 'District')).toHaveValue('Pune')
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
