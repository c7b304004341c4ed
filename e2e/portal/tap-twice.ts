import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

interface Point {
  x: number
  y: number
}

/** The middle of a button, where a finger falls. */
export async function middleOf(button: Locator): Promise<Point> {
  const box = await button.boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

/**
 * As an impatient person does on a phone, where the button of the question stands where the second tap falls. It asks
 * once all the same, and is not answered.
 */
export async function tapTwice(page: Page, button: Locator): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 360, height: 740 })
  await button.scrollIntoViewIfNeeded()
  const point = await middleOf(button)
  await page.mouse.click(point.x, point.y)
  await tapAtOnce(page, point)
  await page.setViewportSize(size)
}

/** Taps where the button of a dialog stands, as soon as the dialog is there; then looks whether it does stand there. */
export async function tapAtOnce(page: Page, { x, y }: Point): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor({ state: 'attached' })
  await page.mouse.click(x, y)
  await expect(dialog).toBeVisible()
  // A moment later that button can be tapped: without the moment it would have been.
  const hit = () =>
    page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.closest('[role="dialog"] button')?.textContent ?? '', {
      x,
      y,
    })
  await expect.poll(hit).not.toBe('')
}
