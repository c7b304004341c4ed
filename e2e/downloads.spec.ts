import type { Page } from '@playwright/test'
import { attach } from './portal/attach.ts'
import { expectSound } from './portal/sound.ts'
import { tapMenu } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

async function fetched(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return download.suggestedFilename()
}

for (const userName of ['admin', '9800000002']) {
  test(`${userName} fetches forms and samples`, async ({ page }) => {
    await signIn(page, userName)
    await tapMenu(page, 'Download Software')
    await expect(page.getByRole('heading', { level: 1, name: 'Download Software' })).toBeVisible()
    expect(await fetched(page, 'NEW PAN FORM')).toBe('new-pan-form.pdf')
    await expectSound(page)
    await page.getByRole('button', { name: 'Sample Form', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Downloadable Sample Forms' })).toBeVisible()
    expect(await fetched(page, 'Hindu Undivided Family')).toBe('sample-huf.pdf')
    await expectSound(page)
  })
}

test('an admin replaces a PDF for everyone, and takes the replacement away', async ({ page }) => {
  await signIn(page, 'admin')
  await tapMenu(page, 'Download Software')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ANNEXURE-B', exact: true }).click(),
  ])
  await attach(page, 'Replace ANNEXURE-B', await download.path())
  await page.getByRole('button', { name: 'Undo the replacement of ANNEXURE-B' }).click()
  await expect(page.getByText('Our own PDF is back')).toBeVisible()
})
