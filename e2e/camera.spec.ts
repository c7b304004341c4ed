import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { steadyHand } from '../api/testing/photographs.ts'
import { seeded } from '../api/testing/scans.ts'
import { attach } from './portal/attach.ts'
import { expectBlue } from './portal/expect-blue.ts'
import { aPaidPan } from './portal/paid-pan.ts'
import { printedAndPhotographed } from './portal/scan-form.ts'
import { expectNothingGrave } from './portal/sound.ts'
import { expect, signIn, test } from './portal/test.ts'

test.use({
  viewport: { width: 360, height: 740 },
  permissions: ['camera'],
  launchOptions: {
    executablePath: process.env.E2E_CHROME,
    // A camera that shows a moving pattern.
    args: ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

const askew = { ...steadyHand, turn: -7, tiltX: 12, tiltY: 6, fills: 0.72, shadow: 0.3, random: seeded(2) }

async function takePicture(page: Page, buffer: Buffer): Promise<void> {
  await attach(page, 'Camera of the phone, or a picture', { name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByAltText('The page as it was straightened')).toBeVisible({ timeout: 60_000 })
}

test('the signed form is photographed page by page, and its photo lies in the box', async ({ page, request }) => {
  // The form is printed, drawn, photographed, straightened and read on the machine that runs the browser.
  test.setTimeout(240_000)
  const mine = await aPaidPan(request, '9800000003')
  await signIn(page, '9800000003')
  await page.goto(`/merchant/product/nsdl-pan/form-scanning/${mine.id}`)
  await expect(page.getByText(mine.cardName)).toBeVisible()
  const photographs = await printedAndPhotographed(page, mine.refNo, askew)
  await page.getByRole('button', { name: 'Photograph' }).click()
  await expect(page.getByRole('heading', { name: 'Photograph the pages' })).toBeVisible()
  await expectNothingGrave(new AxeBuilder({ page }), 'the camera')
  for (const [i, picture] of photographs.entries()) {
    await takePicture(page, picture)
    await expect(page.getByText('This page is good.')).toBeVisible()
    if (i === 0) await expectNothingGrave(new AxeBuilder({ page }), 'a page that was taken')
    await page.getByRole('button', { name: 'Keep' }).click()
  }
  await page.getByRole('button', { name: 'Use these pages' }).click()
  const upload = page.getByRole('button', { name: 'Upload', exact: true })
  await expect(upload).toBeEnabled({ timeout: 60_000 })
  await upload.click()
  await expect(page).toHaveURL(new RegExp(`/form-cropping/${mine.id}$`), { timeout: 60_000 })
  await expect(page.getByAltText('Page 1 of the scan')).toBeVisible({ timeout: 30_000 })
  await expectBlue(page)
})

test('the shutter takes what the camera sees, and what is no page is told at once', async ({ page, request }) => {
  test.slow()
  const mine = await aPaidPan(request, '9800000003')
  await signIn(page, '9800000003')
  await page.goto(`/merchant/product/nsdl-pan/form-scanning/${mine.id}`)
  await page.getByRole('button', { name: 'Photograph' }).click()
  await page.getByRole('button', { name: 'Take the picture' }).click({ timeout: 20_000 })
  await expect(page.getByRole('alert').getByText(/edges of the paper|corner is missing/)).toBeVisible({
    timeout: 30_000,
  })
  await page.getByRole('button', { name: 'Take again' }).click()
  await expect(page.getByRole('button', { name: 'Take the picture' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Close without using the pages' }).click()
  await expect(page.getByRole('heading', { name: 'Photograph the pages' })).toBeHidden()
})
