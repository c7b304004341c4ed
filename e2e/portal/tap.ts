import type { Locator, Page } from '@playwright/test'
import { expect as atOnce } from './test.ts'

// Some journeys have several people at work at once: on a busy machine each page takes longer.
const expect = atOnce.configure({ timeout: 15_000 })

/** Taps what leads to another page, and waits until the heading of the page that is left has gone. */
export async function tapLink(page: Page, link: Locator, where: Parameters<Locator['click']>[0] = {}): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await main.locator('h1').evaluateAll((headings) => {
    for (const heading of headings) heading.setAttribute('data-left', '')
  })
  await link.click(where)
  await expect(main.locator('h1:not([data-left])')).toBeVisible()
}

/** Goes to a page of the area as a person does: by its menu, which is opened first where it is closed. */
export async function tapMenu(page: Page, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const link = menu.getByRole('link', { name: entry, exact: true })
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  // On a phone it stands beside the screen until it is asked for.
  const toggle = page.getByRole('button', { name: /^(Show|Hide) the menu$/ })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  await expect(menu).toBeInViewport()
  await expect(menu.getByRole('link').first()).toBeVisible()
  const closed = menu.getByRole('button', { expanded: false })
  while (!(await link.isVisible()) && (await closed.count()) > 0) await closed.first().click()
  // Whoever is there already stays there.
  if (new URL(page.url()).pathname === (await link.getAttribute('href'))) return link.click()
  await tapLink(page, link)
}

/** Goes by the menu and then by the links and tabs of the pages, one after the other. */
export async function tapTo(page: Page, entry: string, ...links: (string | RegExp)[]): Promise<void> {
  await tapMenu(page, entry)
  const main = page.getByRole('main')
  for (const name of links) {
    const tab = main.getByRole('tab', { name })
    const link = main.getByRole('link', { name }).or(tab).first()
    await expect(link).toBeVisible()
    await ((await tab.count()) > 0 ? link.click() : tapLink(page, link))
  }
}

/** The lines of a list: rows of its table, and on a phone its cards. */
export const linesWith = (page: Page, text: string): Locator =>
  page.getByRole('row').or(page.getByRole('article')).filter({ hasText: text })

/** The line of a list that this text stands on. */
export async function findRow(page: Page, text: string): Promise<Locator> {
  await page.getByPlaceholder('Search all columns...').fill(text)
  const row = linesWith(page, text)
  await expect(row).toHaveCount(1)
  return row
}

/** Opens the page of an application by the menu of its line; a card leads there by itself. */
export async function openFromRow(page: Page, refNo: string): Promise<void> {
  const row = await findRow(page, refNo)
  const card = row.getByRole('link', { name: `Open ${refNo}`, exact: true })
  // Its middle may lie under a button of the card.
  if ((await card.count()) > 0) return tapLink(page, card, { position: { x: 20, y: 20 } })
  await row.getByRole('button', { name: `More for ${refNo}` }).click()
  await tapLink(page, page.getByRole('menuitem', { name: 'Open', exact: true }))
}

/** Makes a move that is not the likeliest one of its line: a card has it in its menu. */
export async function tapOtherMove(row: Locator, move: string, no: string): Promise<void> {
  const button = row.getByRole('button', { name: `${move} ${no}` })
  const more = row.getByRole('button', { name: `More for ${no}` })
  await expect(button.or(more).first()).toBeVisible()
  if ((await button.count()) > 0) return button.click()
  await more.click()
  await row.page().getByRole('menuitem', { name: move, exact: true }).click()
}

/** Where there is no room for it, the table of a list is one tap away. */
export async function tapTable(page: Page): Promise<void> {
  const table = page.getByRole('radio', { name: 'Table' })
  await expect(page.getByRole('table').or(table).first()).toBeAttached()
  if ((await table.count()) > 0) await page.getByText('Table', { exact: true }).click()
}
