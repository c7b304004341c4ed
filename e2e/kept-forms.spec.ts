import type { Page } from '@playwright/test'
import { box, fill, letters } from './portal/apply-form.ts'
import { tapMenu, tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

test.describe.configure({ timeout: 180_000 })

const shop = '9800000003'

/** Ends the sign-in at the server, as an office that locks it or a night does; the page knows nothing of it. */
const endSignIn = (page: Page) =>
  page.evaluate(async () => {
    const body = JSON.stringify({ refreshToken: sessionStorage.getItem('refreshToken') })
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${sessionStorage.getItem('token')}` }
    await fetch('/api/auth/logout', { method: 'POST', headers, body })
  })

test('a sign-in that ends in the middle of the address step is renewed over the page, and the address is there', async ({
  page,
  refusals,
}) => {
  refusals.allow(401)
  await loseSignInAtTheAddress(page, endSignIn)
})

test('tokens that are taken out of the browser in the middle of the address step lose nothing that was typed', async ({
  page,
  refusals,
}) => {
  refusals.allow(401)
  await loseSignInAtTheAddress(page, (here) => here.evaluate(() => sessionStorage.clear()))
})

async function loseSignInAtTheAddress(page: Page, end: (page: Page) => Promise<void>): Promise<void> {
  await signIn(page, shop)
  await tapTo(page, 'NSDL PAN', /^Apply new/i)
  await page.getByRole('link', { name: /^Individual/ }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await fill(page, { nameLast: `SAMPLE${letters()}` })
  await page
    .getByRole('list', { name: 'Steps' })
    .getByRole('button', { name: /Address/ })
    .click()
  await expect(page.getByRole('heading', { name: /: Address$/ })).toBeVisible()
  const form = page.url()
  await end(page)
  await fill(page, { homeFlat: '12', homeArea: 'CIVIL LINES', mobileNo: '+91 98765 00001' })
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog.getByRole('textbox', { name: 'User name' })).toHaveValue(shop)
  await dialog.getByLabel('Password', { exact: false }).first().fill('Demo@12345')
  const saved = page.waitForResponse((response) => response.ok() && response.url().endsWith('/save'))
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(dialog).toHaveCount(0)
  expect(page.url()).toBe(form)
  await expect(box(page, 'mobileNo')).toBeFocused()
  await expect(box(page, 'homeFlat')).toHaveValue('12')
  await expect(box(page, 'homeArea')).toHaveValue('CIVIL LINES')
  await saved
  await page.reload()
  await page
    .getByRole('list', { name: 'Steps' })
    .getByRole('button', { name: /Address/ })
    .click()
  await expect(box(page, 'homeFlat')).toHaveValue('12')
  await expect(box(page, 'mobileNo')).toHaveValue('9876500001')
  await expect(page.getByText('Changed in another window')).toHaveCount(0)
}

test('what is typed into the PAN form without a line is there again after leaving it, and saved when the line is back', async ({
  page,
  context,
  refusals,
}) => {
  refusals.allowOffline()
  await signIn(page, shop)
  await tapTo(page, 'NSDL PAN', /^Apply new/i)
  await page.getByRole('link', { name: /^Individual/ }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await fill(page, { nameLast: `SAMPLE${letters()}` })
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  await context.setOffline(true)
  await fill(page, { nameMiddle: 'TYPEDLATE' })
  await expect(page.getByText(/^Not saved yet/)).toBeVisible()
  await tapMenu(page, 'Dashboard')
  await context.setOffline(false)
  const saved = page.waitForResponse((response) => response.ok() && response.url().endsWith('/save'))
  await page.goBack()
  await expect(box(page, 'nameMiddle')).toHaveValue('TYPEDLATE')
  await saved
  await expect(page.getByText(/^Saved at/)).toBeVisible()

  await test.step('and on the page itself it is saved without a letter more', async () => {
    await context.setOffline(true)
    await fill(page, { nameMiddle: 'TYPEDLATER' })
    await expect(page.getByText(/^Not saved yet/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await page.reload()
    await expect(box(page, 'nameMiddle')).toHaveValue('TYPEDLATER')
  })
})

test('a save whose answer gets lost on the way is no change in another window', async ({ page, refusals }) => {
  refusals.allowOffline()
  await signIn(page, shop)
  await tapTo(page, 'NSDL PAN', /^Apply new/i)
  await page.getByRole('link', { name: /^Individual/ }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  let lost = 0
  // The server keeps it; only its answer never arrives.
  await page.route('**/save', async (route) => {
    await route.fetch()
    lost += 1
    await route.abort('internetdisconnected')
  })
  await fill(page, { nameLast: `SAMPLE${letters()}` })
  await expect.poll(() => lost).toBeGreaterThan(0)
  await page.unroute('**/save')
  const saved = page.waitForResponse((response) => response.ok() && response.url().endsWith('/save'))
  await fill(page, { nameFirst: 'RAVI' })
  await saved
  await page
    .getByRole('list', { name: 'Steps' })
    .getByRole('button', { name: /Address/ })
    .click()
  await expect(page.getByRole('heading', { name: /: Address$/ })).toBeVisible()
  await expect(page.getByText('Changed in another window')).toHaveCount(0)
  await page.reload()
  // The step is in the address; Back leads to the one before.
  await expect(page.getByRole('heading', { name: /: Address$/ })).toBeVisible()
  await page.goBack()
  await expect(box(page, 'nameFirst')).toHaveValue('RAVI')
})

test('a payment request has its entries again after a reload, until somebody starts over', async ({ page }) => {
  await signIn(page, shop, { at: '/merchant/accounts/payment-req' })
  await page.getByLabel('Account', { exact: false }).first().selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Amount in rupees' }).fill('1234')
  await page.getByRole('textbox', { name: 'Remark' }).fill('At the branch')
  await page.reload()
  await expect(page.getByText('Your last entries are back.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('At the branch')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('')
})

/** Which links and buttons of the header lie over each other, or leave the screen. */
const clashes = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const boxes = [...header.querySelectorAll('a, button')]
      .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent, at: one.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 0 && at.height > 0)
    const over = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return boxes.flatMap(({ name, at }, i) => [
      ...(at.right > innerWidth + 1 ? [`${name} leaves the screen`] : []),
      ...(at.bottom > header.getBoundingClientRect().bottom + 1 ? [`${name} leaves the header`] : []),
      ...boxes.slice(i + 1).flatMap((other) => (over(at, other.at) ? [`${name} over ${other.name}`] : [])),
    ])
  })

for (const width of [360, 1280])
  test(`with letters of twice the size nothing in a header of ${width} points lies over something else`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const large = () => page.addStyleTag({ content: 'html { font-size: 200% }' })
    await page.goto('/')
    await large()
    await page.screenshot({ path: `test-results/header-public-${width}.png` })
    expect(await clashes(page)).toEqual([])
    const trackedFrom = page.getByRole(width > 992 ? 'banner' : 'contentinfo')
    await expect(trackedFrom.getByRole('link', { name: /^Track/ })).toBeVisible()
    await signIn(page, shop)
    await large()
    await page.screenshot({ path: `test-results/header-merchant-${width}.png` })
    expect(await clashes(page)).toEqual([])
  })
