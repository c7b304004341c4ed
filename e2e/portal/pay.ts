import type { Page } from '@playwright/test'

/** Presses what costs money, and says yes to the question that it asks once. */
export async function payInDialog(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay ₹/ })
    .click()
}
