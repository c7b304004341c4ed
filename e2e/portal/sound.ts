import AxeBuilder from '@axe-core/playwright'
import { expect as atOnce, type Page } from '@playwright/test'

const expect = atOnce.configure({ timeout: 15_000 })

/** Axe's serious and critical findings: what keeps a person out. */
export async function expectNothingGrave(axe: AxeBuilder, place: string): Promise<void> {
  // No frame here is of another site, so axe needs no second page to put its findings together.
  const { violations } = await axe.setLegacyMode().analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(grave.map(({ id, nodes }) => [place, id, nodes.map(({ target }) => target.join(' '))])).toEqual([])
}

/** Nothing that keeps a person out, and no page wider than its window. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expectNothingGrave(new AxeBuilder({ page }), page.url())
  const tooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(tooWide)).toBe(false)
}
