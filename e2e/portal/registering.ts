import { expect, type Page } from '@playwright/test'
import { captchaOn } from './captcha.ts'
import { nextMail } from './inbox.ts'

/** A person nobody has met: each journey, at each size, registers another. */
export function someone() {
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0')
  const letters = [...digits.slice(0, 5)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')
  return {
    mobile: `7${digits}`,
    email: `shop-${digits}@kendra.example`,
    pan: `${letters.slice(0, 3)}P${letters[3]}1${digits.slice(5, 8)}${letters[4]}`,
  }
}
export type Someone = ReturnType<typeof someone>

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { name })
export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
export const sendAll = (page: Page) => page.getByRole('button', { name: 'Send registration' }).click()

export async function fillPerson(page: Page, { mobile, email, pan }: Someone): Promise<void> {
  await expect(heading(page, 'Step 1 of 3: Person')).toBeVisible()
  await box(page, 'First name').fill('Asha')
  await box(page, 'Last name').fill('Rao')
  await box(page, "Father's name").fill('Mohan Rao')
  await page.getByLabel('Gender').selectOption('Female')
  await page.getByLabel('Date of birth').fill('05-04-1990')
  await box(page, 'Mobile number').fill(mobile)
  await box(page, 'E-mail').fill(email)
  await box(page, 'PAN').fill(pan.toLowerCase())
  await next(page)
}

export async function fillShop(page: Page, idType = 'Retailer'): Promise<void> {
  await expect(heading(page, 'Step 2 of 3: Shop')).toBeFocused()
  await box(page, 'Shop name').fill('Rao Stores')
  await page.getByLabel('ID type').selectOption(idType)
  await box(page, 'Address line 1').fill('12 Market Road')
  await box(page, 'Pincode').fill('411001')
  await expect(page.getByRole('combobox', { name: 'District', exact: true })).toHaveValue('Pune')
  await expect(box(page, 'State')).toHaveValue('Maharashtra')
  await next(page)
}

export async function mailedCode(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Send code' }).click()
  const mail = await nextMail(email, 0)
  expect(mail.subject).toBe('Your registration code')
  return /^\d{6}$/m.exec(mail.text)?.[0] ?? ''
}

export async function verifyEmail(page: Page, email: string): Promise<void> {
  await expect(heading(page, 'Step 3 of 3: Verify')).toBeFocused()
  await box(page, 'Code').fill(await mailedCode(page, email))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(`${email} is verified.`)).toBeVisible()
}

export async function typeCaptcha(page: Page): Promise<void> {
  await box(page, 'Captcha').fill(await captchaOn(page, 'register'))
}
