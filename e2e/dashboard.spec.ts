import { expectSound } from './portal/sound.ts'
import { tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

test('figures, charts and what waits: the back office sees them move as a merchant acts', async ({
  page,
  browser,
}, info) => {
  await signIn(page, 'admin')
  const figures = page.getByRole('region', { name: 'Figures' })
  for (const card of ['Total Balance', 'Total Pancard', 'Retailer', 'Distributor'])
    await expect(figures.getByText(card, { exact: true })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Volume by day' })).toContainText('New PAN')
  await expectSound(page)

  const context = await browser.newContext({
    baseURL: info.project.use.baseURL,
    viewport: { width: 1280, height: 800 },
  })
  const merchant = await context.newPage()
  await signIn(merchant, '9800000001')
  await expect(merchant.getByRole('region', { name: 'Figures' })).toContainText('Available balance')
  await expectSound(merchant)
  const parcels = page.getByRole('listitem').filter({ hasText: 'Parcels to receive' })
  const before = (await parcels.count()) > 0 ? await parcels.textContent() : ''
  await tapTo(merchant, 'Courier', 'Send a parcel')
  await merchant.getByLabel('Courier').selectOption('DTDC')
  await merchant.getByRole('textbox', { name: 'Docket No.' }).fill(`F${Date.now()}`)
  await merchant.getByRole('textbox', { name: 'What else is inside' }).fill('Letters')
  await merchant.getByRole('button', { name: 'Send' }).click()
  await expect(merchant.getByRole('heading', { name: /^Parcel D/ })).toBeVisible()
  await context.close()
  await expect(parcels).toBeVisible({ timeout: 15_000 })
  await expect(parcels).not.toHaveText(before ?? '', { timeout: 15_000 })

  await page.getByRole('link', { name: 'Verify Registration' }).click()
  await expect(page).toHaveURL(/user-management\/registration/)
})
