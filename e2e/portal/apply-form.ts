import type { Page } from '@playwright/test'
import { isAadhaar } from '../../contract/kernel/ids.ts'
import { tapTo } from './tap.ts'
import { expect } from './test.ts'

/** Nobody may have an open application already, so every run has people of its own. */
export const letters = () => Array.from({ length: 6 }, () => 'ABCDEFGHIJ'[Math.floor(Math.random() * 10)]).join('')
export function anAadhaar(): string {
  const first = `3${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`
  const last = [...'0123456789'].find((digit) => isAadhaar(first + digit))
  return last ? first + last : anAadhaar()
}

export const box = (page: Page, name: string) => page.locator(`[name="${name}"]`)
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await box(page, name).fill(value)
}
export async function choose(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await box(page, name).selectOption(value)
}
export const step = (page: Page, title: string) =>
  expect(page.getByRole('heading', { name: new RegExp(`^Step \\d of \\d: ${title}$`) })).toBeVisible()
export async function next(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await step(page, title)
}
export async function pay(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^The applicant has read this/ }).check()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('heading', { name: /^Token \d{10}$/ })).toBeVisible()
}
/** From wherever they are in the area: what is applied for, and for whom. */
export async function begin(page: Page, type: 'Apply new' | 'Apply correction', category: RegExp): Promise<void> {
  await tapTo(page, 'NSDL PAN', type, category)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { name: /^Step 1 of/ })).toBeVisible()
}
export const home = { homeFlat: '12', homeArea: 'CIVIL LINES', homePin: '208001' }
export const reach = { mobileNo: '9876500001', emailId: 'somebody@people.test' }

export async function fillPerson(page: Page, change: Record<string, string> = {}): Promise<string> {
  const last = `SAMPLE${letters()}`
  await fill(page, {
    nameLast: last.toLowerCase(),
    nameFirst: 'ravi',
    born: '05-04-1990',
    aadhaarNo: anAadhaar(),
    ...change,
  })
  await fill(page, { aadhaarName: `RAVI ${last}` })
  await choose(page, { gender: 'M' })
  return last
}
export async function fillParents(page: Page): Promise<void> {
  await fill(page, { fatherLast: 'SAMPLE', fatherFirst: 'MOHAN', motherLast: 'SAMPLE', motherFirst: 'ASHA' })
}
export async function chooseWard(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'City, or a word of the ward' })).toHaveValue(/Kanpur/i)
  await page.getByRole('radio', { name: /KNP W 75 1/ }).check()
}
