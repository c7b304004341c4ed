import type { Page } from '@playwright/test'
import { box, choose, fill, fillParents, fillPerson, home, reach } from './portal/apply-form.ts'
import { callerOf } from './portal/caller.ts'
import { openPoorPhone, waitForWorker } from './portal/device.ts'
import { hindi, hindiLike } from './portal/in-hindi.ts'
import { expect, test } from './portal/test.ts'

test.describe.configure({ timeout: 240_000 })
test.use({
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'allow',
  actionTimeout: 30_000,
})

const shop = '9800000003'
const slowly = expect.configure({ timeout: 30_000 })
const button = (page: Page, area: string, key: string) =>
  page.getByRole('button', { name: hindi(area, key), exact: true })

const step = (page: Page, key: string) =>
  slowly(page.getByRole('heading', { level: 2, name: new RegExp(`${hindi('pan-fields', key)}$`) })).toBeVisible()
async function next(page: Page, key: string): Promise<void> {
  await button(page, 'pan-apply', 'next').click()
  await step(page, key)
}

test('a new PAN in Hindi on a cheap phone, from sign-in to paid, with the network gone for two steps and a reload there', async ({
  page,
  request,
  refusals,
}) => {
  refusals.allowOffline()
  const owner = await callerOf(request, shop)
  const countOf = async (name: string) =>
    (await owner.post<{ data: unknown[] }>('/merchant/nsdlpan/physical/pan-list', { length: 50, search: name })).data
      .length
  await page.goto('/auth/login')
  await page.getByLabel('Language / भाषा').selectOption('hi')
  const phone = await openPoorPhone(page)
  await page.getByRole('textbox', { name: hindi('sign-in', 'userName') }).fill(shop)
  await page.getByRole('textbox', { name: hindi('sign-in', 'password'), exact: true }).fill('Demo@12345')
  await page.getByRole('button', { name: 'लॉग इन' }).click()
  await slowly(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')

  await page
    .getByRole('navigation')
    .getByRole('button', { name: hindi('shell', 'new') })
    .click()
  await page.getByRole('dialog').locator('a[href$="/apply/N/individual"]').click()
  await button(page, 'pan-apply', 'begin').click()
  await step(page, 'applicant')
  const last = await fillPerson(page)
  await next(page, 'parents')
  await fillParents(page)
  await next(page, 'address')
  await waitForWorker(page)

  await phone.loseLine()
  await expect(page.getByText(hindi('door', 'noConnectionWhatYou'))).toBeVisible()
  await page.getByRole('checkbox', { name: hindi('pan-choices', 'noIncome') }).check()
  await fill(page, { ...home, ...reach, homeCity: 'KANPUR NAGAR' })
  await choose(page, { homeState: 'Uttar Pradesh' })
  await next(page, 'aoCode')
  await fill(page, { aoArea: 'KNP', aoType: 'W', aoRange: '75', aoNumber: '1' })
  await page.reload()
  await step(page, 'aoCode')
  await expect(box(page, 'aoNumber')).toHaveValue('1')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await next(page, 'documents')
  expect(await countOf(last)).toBe(1)

  await phone.findLine()
  await choose(page, { identityProof: 'aadhaar', addressProof: 'aadhaar', birthProof: 'passport' })
  await next(page, 'review')
  await page.getByRole('checkbox', { name: hindi('pan-apply', 'theApplicantAgrees') }).check()
  await page.getByRole('button', { name: hindiLike('pan-apply', 'payAndSendIn') }).click()
  await slowly(page.getByRole('heading', { name: hindiLike('pan-apply', 'token') })).toBeVisible()
  expect(await countOf(last)).toBe(1)
})
