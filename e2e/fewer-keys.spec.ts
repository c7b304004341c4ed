import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import qrcode from 'qrcode'
import sharp from 'sharp'
import { digitsOf, sampleCardBytes } from '../contract/aadhaar-samples.ts'
import { anAadhaar, box, letters } from './portal/apply-form.ts'
import { callerOf } from './portal/caller.ts'
import { waitingForItsNumber } from './portal/pan.ts'
import { expect, signIn, test } from './portal/test.ts'

const shop = '9800000003'
const customer = { aadhaarNo: anAadhaar(), name: `Ravi Sample${letters()}` }

/** What the camera sees: the code of the customer's card, lying on a table. */
async function filmOfCard(): Promise<string> {
  const card = sampleCardBytes({
    name: customer.name,
    careOf: 'S/O Mohan Sample',
    pin: '208001',
    lastFour: customer.aadhaarNo.slice(-4),
  })
  // The portal has no certificate here, so that whatever stands for a signature goes unproved.
  const digits = digitsOf(gzipSync(Uint8Array.from([...card, ...new Uint8Array(256)])))
  const code = await qrcode.toBuffer([{ data: digits, mode: 'numeric' }], { errorCorrectionLevel: 'L', width: 860 })
  const table = sharp({ create: { width: 1280, height: 960, channels: 3, background: '#d8d2c4' } })
  const picture = await table
    .composite([{ input: code, left: 200, top: 50 }])
    .jpeg({ quality: 95 })
    .toBuffer()
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'card-')), 'card.mjpeg')
  writeFileSync(file, picture)
  return file
}

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  permissions: ['camera'],
  launchOptions: {
    executablePath: process.env.E2E_CHROME,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${await filmOfCard()}`,
    ],
  },
})

/** Counts what the person does, on every page that follows. */
async function countOn(page: Page) {
  const done = { taps: 0, keys: 0 }
  const tap = async (target: ReturnType<Page['locator']>) => {
    await target.tap()
    done.taps += 1
  }
  const type = async (text: string) => {
    await page.keyboard.type(text)
    done.keys += text.length
  }
  const press = async (key: string) => {
    await page.keyboard.press(key)
    done.keys += 1
  }
  return { done, tap, type, press }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a new PAN with the Aadhaar card at hand takes 15 taps and 40 keys at most, from the dashboard to the token', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  // Somebody of the same pincode was taken by the provider before.
  const earlier = await waitingForItsNumber(request, shop)
  const admin = await callerOf(request, 'admin')
  const ackNo = `8810${String(Date.now()).slice(-11)}`
  await admin.post(`/backend/nsdlpan/acknowledge/${earlier.id}`, { ackNo })
  await admin.post(`/backend/nsdlpan/issue/${earlier.id}`, { pan: `ABCPS${String(Date.now()).slice(-4)}E` })
  await signIn(page, shop)
  const { done, tap, type, press } = await countOn(page)

  await tap(button(page, 'New'))
  await tap(page.getByRole('link', { name: 'New PAN For a person' }))
  await tap(button(page, 'Start with the Aadhaar QR'))
  await expect(page.getByText(customer.name)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/^It could not be proved/)).toBeVisible()
  await tap(button(page, 'Use these details'))
  await expect(box(page, 'nameLast')).toHaveValue(customer.name.split(' ')[1]?.toUpperCase() ?? '')
  await expect(box(page, 'born')).toHaveValue('05-Apr-1990')

  await tap(box(page, 'aadhaarNo'))
  await type(customer.aadhaarNo)
  await tap(button(page, 'Next'))
  await expect(page.getByRole('heading', { name: /: Parents$/ })).toBeVisible()
  await expect(box(page, 'fatherFirst')).toHaveValue('MOHAN')
  await tap(box(page, 'motherLast'))
  await type('DEVI')
  await press('Tab')
  await type('ASHA')
  await tap(button(page, 'Next'))
  await expect(page.getByRole('heading', { name: /: Address$/ })).toBeVisible()
  await expect(box(page, 'homeState')).toHaveValue('Uttar Pradesh')
  await tap(page.getByRole('checkbox', { name: 'No income' }))
  await tap(box(page, 'mobileNo'))
  await type('9876500001')
  await tap(button(page, /^Use the shop's/))
  await tap(button(page, 'Next'))

  await test.step('the AO code and the papers are known, and the review says so', async () => {
    await expect(page.getByRole('heading', { name: /: Review$/ })).toBeVisible()
    const known = page.getByRole('alert').filter({ hasText: 'Filled in for you' })
    await expect(known.getByRole('button', { name: 'AO code' })).toBeVisible()
    await expect(known.getByRole('button', { name: 'Documents' })).toBeVisible()
    await expect(page.getByText('Birth certificate')).toBeVisible()
  })
  await tap(page.getByRole('checkbox', { name: /^The applicant has read this/ }))
  await tap(button(page, /^Pay ₹/))
  await expect(page.getByRole('heading', { name: /^Token \d{10}$/ })).toBeVisible()

  console.log(`A new PAN: ${done.taps} taps and ${done.keys} keys.`)
  expect(done.taps).toBeLessThanOrEqual(15)
  expect(done.keys).toBeLessThanOrEqual(40)
})

test('a customer who was here before is found by the mobile number, with consent, and only the Aadhaar number is typed', async ({
  page,
  request,
}) => {
  const caller = await callerOf(request, shop)
  const earlier = await waitingForItsNumber(request, shop)
  const { draft } = await caller.get<{ draft: { nameLast: string; mobileNo: string } }>(
    `/merchant/nsdlpan/apply/${earlier.id}`,
  )
  await signIn(page, shop)
  const { done, tap, type } = await countOn(page)
  await tap(button(page, 'New'))
  await tap(page.getByRole('link', { name: 'New PAN For a person' }))
  await tap(button(page, 'Begin'))
  await tap(button(page, 'Customer was here before'))
  await type(draft.mobileNo)
  await tap(button(page, 'Find'))
  await expect(page.getByText('Tick this when the customer has agreed')).toBeVisible()
  await tap(page.getByRole('checkbox', { name: /^The customer agrees/ }))
  await tap(button(page, 'Find'))
  const card = page.getByRole('dialog').locator('section, div').filter({ hasText: earlier.refNo }).last()
  await expect(card).toBeVisible()
  await tap(button(page, 'The same person').first())
  await expect(box(page, 'nameLast')).toHaveValue(draft.nameLast)
  await expect(box(page, 'aadhaarNo')).toHaveValue('')
  await tap(button(page, 'Next'))
  await expect(box(page, 'aadhaarNo')).toBeFocused()
  await type(anAadhaar())
  await tap(button(page, 'Next'))
  await expect(page.getByRole('heading', { name: /: Review$/ })).toBeVisible()
  console.log(`A customer of before, up to the review: ${done.taps} taps and ${done.keys} keys.`)
})
