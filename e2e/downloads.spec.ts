import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './portal/test.ts'

async function fetched(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return download.suggestedFilename()
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations.filter((one) => one.impact === 'serious' || one.impact === 'critical')
  expect(grave.map((one) => [one.id, one.nodes.map((node) => node.target.join(' '))])).toEqual([])
}

for (const { userName, address } of [
  { userName: 'admin', address: '/backend/download-software' },
  { userName: '9800000002', address: '/merchant/download-software' },
]) {
  test(`${userName} fetches forms and samples`, async ({ page }) => {
    await signIn(page, userName)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'Download Software' })).toBeVisible()
    expect(await fetched(page, 'NEW PAN FORM')).toBe('new-pan-form.pdf')
    await expectAccessible(page)
    const tooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect(await page.evaluate(tooWide)).toBe(false)
    await page.getByRole('button', { name: 'Sample Form', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Downloadable Sample Forms' })).toBeVisible()
    expect(await fetched(page, 'Hindu Undivided Family')).toBe('sample-huf.pdf')
    await expectAccessible(page)
  })
}

test('an admin replaces a PDF for everyone, and takes the replacement away', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/backend/download-software')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ANNEXURE-B', exact: true }).click(),
  ])
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Replace ANNEXURE-B' }).click(),
  ])
  await chooser.setFiles(await download.path())
  await page.getByRole('button', { name: 'Undo the replacement of ANNEXURE-B' }).click()
  await expect(page.getByText('Our own PDF is back')).toBeVisible()
})
