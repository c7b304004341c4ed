import type { Page } from '@playwright/test'
import { demoTour } from '../database/demo/tour.ts'
import { expect, test } from './portal/test.ts'

/** What a page says that is not there or has nothing to show. */
const emptyWords =
  /Something is not right|Something went wrong|No address is set|Nothing (here|came|is waiting|is due|was sent|was found|yet)|Showing 0/i

async function expectTelling(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main).not.toHaveText('')
  const list = main.getByRole('table').or(main.getByPlaceholder('Search all columns...'))
  // A list comes with its rows a moment after its titles.
  if ((await list.count()) > 0) await expect(main.locator('tbody tr, article').first()).toBeVisible()
  expect(await main.innerText(), path).not.toMatch(emptyWords)
}

test('a newcomer is led through the demo in ten stops, and finds something at each', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await page.getByRole('note', { name: 'Demo' }).getByRole('link', { name: 'Take the tour' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tour' })).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Go to stop/ }) }),
  ).toHaveCount(demoTour.length)
  for (const [i, { title, userName, path }] of demoTour.entries()) {
    await test.step(`stop ${i + 1}: ${title}`, async () => {
      const name = userName ? `Go to stop ${i + 1} as ${userName}` : `Go to stop ${i + 1}`
      await page.getByRole('button', { name, exact: true }).click()
      await expectTelling(page, path)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Tour' })).toBeVisible()
    })
  }
})

test('the login of a demo says where to begin, and the tour fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/auth/login')
  await page.getByRole('note', { name: 'Demo' }).getByRole('link', { name: 'Take the tour' }).click()
  await expect(page.getByRole('button', { name: /^Go to stop 10/ })).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(360)
})
