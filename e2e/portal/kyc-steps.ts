import { expect as atOnce, type Page } from '@playwright/test'
import sharp from 'sharp'
import { attach } from './attach.ts'
import { expectHeld } from './held.ts'

// Two people work side by side in these steps: on a busy machine each page takes longer.
const expect = atOnce.configure({ timeout: 15_000 })

/** A toast on a small screen covers what is below it. It slides in, and a person taps what stands still. */
export async function dismiss(page: Page, text: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: text })
  await toast.evaluate((shown) =>
    Promise.all(shown.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
}

export async function upload(page: Page, label: string): Promise<void> {
  const create = { width: 320, height: 200, channels: 3, background: '#88aacc' } as const
  const card = page.getByRole('region', { name: label, exact: true })
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
  await attach(page, card.getByRole('button', { name: /^Choose (a|another) file/ }), picture)
  await expect(card.getByRole('img', { name: `Preview: ${label}` })).toBeVisible()
  await card.getByRole('button', { name: /^Upload/ }).click()
  await expect(card.getByText('Uploaded', { exact: true })).toBeVisible()
  await dismiss(page, `${label} uploaded`)
  await expectHeld(page)
}

/** Opens a document on the reviewer's page. */
export const show = (clerk: Page, label: string) => clerk.getByRole('tab', { name: new RegExp(`^${label}`) }).click()

export async function verify(clerk: Page, label: string): Promise<void> {
  await show(clerk, label)
  await clerk.getByRole('button', { name: `Verify: ${label}` }).click()
  await dismiss(clerk, `${label} verified`)
  // The page is read again after each decision; a person looks at the mark before going on.
  await expect(clerk.getByRole('tab', { name: new RegExp(`^${label}.*Verified`) })).toBeVisible()
  await expectHeld(clerk)
}
