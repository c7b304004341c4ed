import { expect as atOnce, type Page } from '@playwright/test'

// On a busy machine the page that takes the focus takes longer.
const expect = atOnce.configure({ timeout: 10_000 })

/** Something on the page has the focus: whoever works by keys has not lost their place. */
export async function expectHeld(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}
