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
  await tapBoth(page, point, point)
  await page.setViewportSize(size)
}

/** Taps what opens a dialog, and at once where a button of that dialog stands; then looks whether it does stand there. */
export async function tapBoth(page: Page, opener: Point, answer: Point): Promise<void> {
  const dialog = page.getByRole('dialog')
  await inSlowMotion(page, async () => {
    await page.mouse.click(opener.x, opener.y)
    await dialog.waitFor({ state: 'attached' })
    await page.mouse.click(answer.x, answer.y)
  })
  await expect(dialog).toBeVisible()
  // A moment later that button can be tapped: without the moment it would have been.
  const hit = () =>
    page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('[role="dialog"] button') instanceof Element,
      answer,
    )
  await expect.poll(hit).toBe(true)
}

/** On a busy machine the second tap comes late: what is shown for a moment lasts ten times as long here. */
async function inSlowMotion(page: Page, act: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
  await act()
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await devtools.detach()
}
