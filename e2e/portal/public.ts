import { expect, type Page } from '@playwright/test'

/** Goes by a link in the header of the public site; below this width they stand in a menu. */
export async function tapHeader(page: Page, name: string): Promise<void> {
  const header = page.getByRole('banner')
  if ((page.viewportSize()?.width ?? 0) < 992) await header.getByRole('button', { name: 'Menu' }).click()
  await header.getByRole('link', { name, exact: true }).filter({ visible: true }).click()
}

/** Goes by a link in the footer, where all pages of the public site stand. */
export const tapFooter = (page: Page, name: string): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

/** Comes to the login as a person does: from the front page. */
export async function openLogin(page: Page): Promise<void> {
  await page.goto('/')
  await tapHeader(page, 'Login')
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
}

/** Comes to the registration from the front page. */
export async function openRegister(page: Page): Promise<void> {
  await page.goto('/')
  await tapHeader(page, 'Register')
  await expect(page.getByRole('heading', { name: 'Step 1 of 3: Person' })).toBeVisible()
}
