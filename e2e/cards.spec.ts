import type { Page } from '@playwright/test'
import { callerOf } from './portal/caller.ts'
import { aFilledDraft, aPaidPan } from './portal/paid-pan.ts'
import { expectSound } from './portal/sound.ts'
import { findRow, openFromRow, tapMenu, tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

const shop = '9800000004'
const cards = (page: Page) => page.getByRole('article')
const footer = (page: Page) => page.getByText(/^Showing /)

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('on a phone a merchant finds, filters and goes on with applications, without a sideways scroll', async ({
  page,
  request,
}) => {
  test.slow()
  const { refNo } = await aFilledDraft(request, shop)
  const sent = await aPaidPan(request, shop)
  const owner = await callerOf(request, shop)
  for (let begun = 0; begun < 24; begun++) {
    await owner.post('/merchant/nsdlpan/apply', { type: 'N', category: 'individual', mode: 'physical', card: 'card' })
  }
  await signIn(page, shop)
  await tapTo(page, 'NSDL PAN', /^PAN List/)

  await test.step('finds one by its number, and opens it by a tap on its card', async () => {
    await openFromRow(page, sent.refNo)
    await expect(page).toHaveURL(/\/paninfo\/\d+$/)
    await page.goBack()
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(footer(page)).toHaveText(/^Showing 20 of \d+$/)
    await expectSound(page)
  })

  await test.step('filters and sorts in the sheet, and is told how many are set', async () => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters and order' })
    await sheet.getByRole('combobox', { name: 'Filter State' }).selectOption({ label: 'Draft' })
    await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Token No.' })
    await sheet.getByText('Z to A', { exact: true }).click()
    await expectSound(page)
    await sheet.getByRole('button', { name: 'Show results' }).click()
    await expect(page.getByRole('button', { name: 'Filters, 2 set' })).toBeVisible()
    await expect(cards(page).filter({ hasNotText: 'Draft' })).toHaveCount(0)
  })

  await test.step('shows more, goes in, and comes back to the same place', async () => {
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(cards(page).nth(20)).toBeFocused()
    const far = cards(page).nth(23)
    const name = await far.getByRole('heading').textContent()
    await far.getByRole('link', { name: /^Continue draft/ }).click()
    await expect(page.getByRole('heading', { name: /^Step \d of/ })).toBeVisible()
    await page.goBack()
    await expect(
      cards(page)
        .nth(23)
        .getByRole('heading', { name: name ?? '' }),
    ).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Filters, 2 set' })).toBeAttached()
  })

  await test.step('makes the next move by a button that a thumb hits', async () => {
    const next = (await findRow(page, refNo)).getByRole('link', { name: `Continue draft ${refNo}` })
    await expect(next).toBeInViewport({ ratio: 1 })
    expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await next.click()
    await expect(page.getByRole('heading', { name: /^Step \d of/ })).toBeVisible()
  })
})

test('the wallet statement shows amount and balance on the first screen, and the table is one tap away', async ({
  page,
}) => {
  await signIn(page, '9800000001')
  await tapTo(page, 'Payment List', 'Wallet statement')
  const first = cards(page).first()
  await expect(first.getByRole('term').filter({ hasText: /^(Debit|Credit)$/ })).toBeInViewport()
  await expect(first.getByRole('definition').filter({ hasText: '/-' })).toHaveCount(2)
  await expect(first.getByRole('definition').filter({ hasText: '/-' }).last()).toBeInViewport({ ratio: 1 })
  await expectSound(page)
  await page.getByText('Table', { exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'S#' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'S#' })).toBeVisible()
  await page.getByText('Cards', { exact: true }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('nothing stands beside a screen of 320 pixels, on either side of the house', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'admin')
  for (const entry of ['Mail Log', 'Payments', 'KYC', 'All Users']) {
    await tapMenu(page, entry)
    await expect(cards(page).first()).toBeVisible()
    await expectSound(page)
  }
})
