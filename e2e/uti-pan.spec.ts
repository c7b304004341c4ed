import type { Page } from '@playwright/test'
import { expectSound } from './portal/sound.ts'
import { tapTo } from './portal/tap.ts'
import { tapTwice } from './portal/tap-twice.ts'
import { expect, signIn, test } from './portal/test.ts'

test('a merchant becomes an agent of UTI, buys coupons, and gets their numbers', async ({
  page,
  browser,
  refusals,
}, info) => {
  await signIn(page, '9800000002')
  await tapTo(page, 'UTI PAN', /^Buy Coupons/)
  await page.getByRole('link', { name: 'Ask for one' }).click()
  await page.getByRole('textbox', { name: 'PAN', exact: false }).last().fill('ABCPS1234E')
  await page.getByRole('textbox', { name: 'Pincode' }).fill('411001')
  await page.getByRole('textbox', { name: 'District' }).fill('Pune')
  await page.getByRole('textbox', { name: 'State' }).fill('Maharashtra')
  await expectSound(page)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('We have sent your request on.')).toBeVisible()

  const context = await browser.newContext({
    baseURL: info.project.use.baseURL,
    viewport: { width: 1280, height: 800 },
  })
  const clerk = await context.newPage()
  await signIn(clerk, 'admin')
  await tapTo(clerk, 'UTI PAN', /^PSA Login/)
  const mine = clerk.getByRole('row').filter({ hasText: 'M000002' })
  await mine.getByRole('button', { name: /^Decide U/ }).click()
  await clerk.getByRole('menuitem', { name: 'Approve' }).click()
  await clerk.getByRole('textbox', { name: 'PSA ID' }).last().fill('UTIDEMO77')
  await clerk.getByRole('button', { name: 'Approve' }).click()
  await expect(clerk.getByText(/is approved\. The merchant is told/)).toBeVisible()

  await buyTwo(page)

  await tapTo(clerk, 'UTI PAN', /^Coupon List/)
  await expectSound(clerk)
  await mine.getByRole('button', { name: /^Decide K/ }).click()
  await clerk.getByRole('menuitem', { name: 'Fulfil' }).click()
  await clerk.getByRole('textbox', { name: 'Coupon numbers' }).fill('CPN5001\nCPN5002')
  await clerk.getByRole('button', { name: 'Fulfil' }).click()
  await expect(clerk.getByText(/is fulfilled/)).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'CPN5001, CPN5002' })).toContainText('Fulfilled')

  // The same once more: it arrives and is paid for, but the answer does not come back.
  refusals.allowOffline()
  let sent = 0
  await page.route('**/api/merchant/utipan/coupon/buy', async (route) => {
    sent += 1
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await buyTwo(page)
  await expect(page.getByRole('row').filter({ hasText: 'UTIDEMO77' })).toHaveCount(2)
  expect(sent).toBe(1)
})

async function buyTwo(page: Page): Promise<void> {
  await tapTo(page, 'UTI PAN', /^Buy Coupons/)
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2')
  await expect(page.getByText('Balance after')).toBeVisible()
  const balance = page.getByLabel('Available balance')
  const before = await balance.textContent()
  await tapTwice(page, page.getByRole('button', { name: /^Buy 2 coupons for ₹/ }))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy 2 coupons for ₹/ })
    .click()
  await expect(page).toHaveURL(/coupon\/list/)
  await expect(balance).not.toHaveText(before ?? '')
}
