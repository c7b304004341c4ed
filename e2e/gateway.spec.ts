import { expectSound } from './portal/sound.ts'
import { linesWith, tapMenu } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

const rupees = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''))

test('a merchant fails to pay online, then pays, and the balance changes without a reload', async ({ page }) => {
  await signIn(page, '9800000003')
  const balance = page.getByLabel('Available balance')
  // It is zero until it has been read.
  await expect(balance).not.toHaveText('₹0.00')
  const before = rupees(await balance.textContent())

  await tapMenu(page, 'Add Payment')
  await page.getByRole('link', { name: 'Add money online' }).click()
  await expect(page.getByText('Test mode')).toBeVisible()
  await page.getByRole('button', { name: '₹500' }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Go to payment' }).click()

  await test.step('a failure credits nothing', async () => {
    await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Fail' }).click()
    await expect(page).toHaveURL(/\/merchant\/paymentgateway\/payment-status\?order=/)
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
    await expectSound(page)
    expect(rupees(await balance.textContent())).toBe(before)
  })

  await test.step('a second tab pays, and the open page hears of it', async () => {
    await page.evaluate(() => Object.assign(window, { notReloaded: true }))
    const order = new URL(page.url()).searchParams.get('order') ?? ''
    const { payPath } = await page.evaluate(async (orderNo) => {
      const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` }
      return (await fetch(`/api/merchant/gateway/order/${orderNo}`, { headers })).json()
    }, order)
    const tab = await page.context().newPage()
    await tab.goto(payPath)
    await tab.getByRole('button', { name: 'Pay', exact: true }).click()
    // Nobody is signed in in this tab, so it sees the public page.
    await expect(tab.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(tab).toHaveURL(/^[^?]*\/payment-status\?status=success/)
    await tab.close()
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect.poll(async () => rupees(await balance.textContent())).toBeCloseTo(before + 500, 2)
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
  })

  await page.getByRole('link', { name: 'All online payments' }).click()
  await expect(linesWith(page, '500.00/-').first()).toContainText('Paid')
})
