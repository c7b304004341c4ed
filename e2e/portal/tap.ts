import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Goes to a page of the area as a person does: by its menu, which is opened first where it is closed. */
export async function tapMenu(page: Page, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const link = menu.getByRole('link', { name: entry, exact: true })
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Show the menu' }).first().click()
  await expect(menu.getByRole('link').first()).toBeVisible()
  const closed = menu.getByRole('button', { expanded: false })
  while (!(await link.isVisible()) && (await closed.count()) > 0) await closed.first().click()
  await link.click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** Goes by the menu and then by the links and buttons of the pages, one after the other. */
export async function tapTo(page: Page, entry: string, ...links: (string | RegExp)[]): Promise<void> {
  await tapMenu(page, entry)
  for (const name of links) {
    const main = page.getByRole('main')
    await main.getByRole('link', { name }).or(main.getByRole('tab', { name })).first().click()
  }
}

/** The line of a list that this text stands on. */
export async function findRow(page: Page, text: string) {
  await page.getByPlaceholder('Search all columns...').fill(text)
  const row = page.getByRole('row').filter({ hasText: text })
  await expect(row).toHaveCount(1)
  return row
}
