import { captchaOn } from './portal/captcha.ts'
import { expectHeld } from './portal/held.ts'
import { waitingForItsNumber } from './portal/pan.ts'
import { openLogin } from './portal/public.ts'
import { tapMenu, tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

test('the answer to a forgotten password takes the focus, for a number with blanks in it', async ({ page }) => {
  await openLogin(page)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The login has a box of the same name.
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible()
  await page.getByRole('textbox', { name: 'User name' }).fill(' 98200 00009 ')
  await page.getByRole('textbox', { name: 'Captcha' }).fill(await captchaOn(page, 'reset-password'))
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('button', { name: 'Send the link' })).toHaveCount(0)
  await expectHeld(page)
})

test('a decision in a dialog keeps the focus: in its first field, on the way back, and after it is closed', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await tapMenu(page, 'Payments')
  const open = page.getByRole('button', { name: /^Review / }).first()
  await open.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog.locator('select, textarea').first()).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not on our statement')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expectHeld(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
})

test('an acknowledgement number with blanks is saved, and the focus stays on the page that its row has left', async ({
  page,
  request,
}) => {
  const { refNo } = await waitingForItsNumber(request, '9800000002')
  await signIn(page, 'admin')
  await tapTo(page, 'NSDL PAN', /^Waiting List/)
  await page.getByPlaceholder('Search all columns...').fill(refNo)
  await page.getByRole('button', { name: `Ack No. ${refNo}` }).click()
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0')
  await page
    .getByRole('textbox', { name: 'Acknowledgement number' })
    .fill(`7712 34${digits.slice(0, 4)} ${digits.slice(4)}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${refNo} acknowledged`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Ack No. ${refNo}` })).toHaveCount(0)
  await expectHeld(page)
})

test('an error that is told at the top leaves the header free', async ({ page, context, refusals }) => {
  refusals.allowOffline()
  await signIn(page, 'admin')
  await tapTo(page, 'NSDL PAN', /^Acknowledgement List/)
  const more = page.getByRole('button', { name: /^More for / }).first()
  await expect(more).toBeVisible()
  await context.setOffline(true)
  await more.click()
  await page.getByRole('menuitem', { name: 'Files for the provider' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'Error' })
  await expect(told).toBeVisible()
  const header = await page.getByRole('banner').boundingBox()
  // It slides in from above.
  await expect
    .poll(async () => (await told.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  await page.getByRole('button', { name: /^(Show|Hide) the menu$/ }).click({ timeout: 2_000 })
  await context.setOffline(false)
})

test('the Tab key does not go through a menu that is closed', async ({ page }) => {
  await signIn(page, 'admin')
  const toggle = page.getByRole('button', { name: /^(Show|Hide) the menu$/ })
  if ((await toggle.getAttribute('aria-expanded')) === 'true') await toggle.click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toHaveCount(0)
  const inMenu = () => page.evaluate(() => document.activeElement?.closest('nav[aria-label="Menu"]') !== null)
  await toggle.focus()
  const reached: boolean[] = []
  for (let taps = 0; taps < 15; taps++) {
    await page.keyboard.press('Tab')
    reached.push(await inMenu())
  }
  expect(reached).not.toContain(true)
  await toggle.click()
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await menu.getByRole('link', { name: 'Dashboard' }).focus()
  expect(await inMenu()).toBe(true)
})
