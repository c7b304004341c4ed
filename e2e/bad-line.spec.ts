import type { Page } from '@playwright/test'
import { begin, box, choose, fill, fillParents, fillPerson, home, letters, reach } from './portal/apply-form.ts'
import { callerOf } from './portal/caller.ts'
import { openPoorPhone, storedOn, waitForWorker } from './portal/device.ts'
import { tapTo } from './portal/tap.ts'
import { expect, fillLogin, signIn, test } from './portal/test.ts'

test.describe.configure({ timeout: 240_000 })
test.use({
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'allow',
  actionTimeout: 30_000,
})

const shop = '9800000003'
const noLine = 'No connection. What you see may be old, and nothing is sent.'
const slowly = expect.configure({ timeout: 30_000 })

interface Sheet {
  version: number
  state: string
  draft: Record<string, string>
}

/** As the others do it, with the patience that such a phone wants. */
const step = (page: Page, title: string) =>
  slowly(page.getByRole('heading', { name: new RegExp(`^Step \\d of \\d: ${title}$`) })).toBeVisible()
async function next(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await step(page, title)
}

const tapStep = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(title) })
    .click()

test('a PAN application that is filled in with the network gone, and reloaded there, arrives once and is paid by a tap', async ({
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
  const phone = await openPoorPhone(page)
  await fillLogin(page, shop)
  await slowly(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await begin(page, 'Apply new', /^Individual/)
  const last = await fillPerson(page)
  await next(page, 'Parents')
  await fillParents(page)
  await next(page, 'Address')
  await waitForWorker(page)
  const id = /(\d+)\D*$/.exec(new URL(page.url()).pathname)?.[1] ?? ''
  const before = await owner.get<Sheet>(`/merchant/nsdlpan/apply/${id}`)

  await phone.loseLine()
  await expect(page.getByText(noLine)).toBeVisible()
  await page.getByRole('checkbox', { name: 'No income' }).check()
  await fill(page, { ...home, ...reach, homeCity: 'KANPUR NAGAR' })
  await choose(page, { homeState: 'Uttar Pradesh' })
  await next(page, 'AO code')
  await fill(page, { aoArea: 'KNP', aoType: 'W', aoRange: '75', aoNumber: '1' })
  await expect(page.getByText(/^Not saved yet/)).toBeVisible()

  await test.step('a reload without a network opens the same step, with everything in it', async () => {
    await page.reload()
    await step(page, 'AO code')
    await expect(page.getByText(noLine)).toBeVisible()
    await expect(box(page, 'aoArea')).toHaveValue('KNP')
    await expect(box(page, 'aoNumber')).toHaveValue('1')
    await tapStep(page, 'Address')
    await step(page, 'Address')
    for (const [name, value] of Object.entries({ ...home, ...reach })) await expect(box(page, name)).toHaveValue(value)
    await tapStep(page, 'Applicant')
    await expect(box(page, 'nameLast')).toHaveValue(last)
    await expect(box(page, 'aadhaarNo')).toHaveValue(/^XXXX XXXX \d{4}$/)
    await tapStep(page, 'AO code')
    await next(page, 'Documents')
  })

  await test.step('nothing of it has reached the server, and with the line it arrives once', async () => {
    expect(await owner.get<Sheet>(`/merchant/nsdlpan/apply/${id}`)).toEqual(before)
    await phone.findLine()
    await slowly(page.getByText(/^Saved at/)).toBeVisible()
    const { version, draft } = await owner.get<Sheet>(`/merchant/nsdlpan/apply/${id}`)
    expect(version).toBe(before.version + 1)
    expect(draft).toMatchObject({ ...home, ...reach, homeCity: 'KANPUR NAGAR', aoArea: 'KNP', nameLast: last })
    expect(await countOf(last)).toBe(1)
  })

  await choose(page, { identityProof: 'aadhaar', addressProof: 'aadhaar', birthProof: 'passport' })
  await next(page, 'Review')
  await test.step('paying waits for a tap with a line', async () => {
    await page.getByRole('checkbox', { name: /^The applicant has read this/ }).check()
    await phone.loseLine()
    await expect(page.getByText(/^No connection. Nothing is paid or sent by itself/)).toBeVisible()
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await phone.findLine()
    await expect(page.getByText(noLine)).toHaveCount(0)
    await page.waitForTimeout(2_000)
    expect((await owner.get<Sheet>(`/merchant/nsdlpan/apply/${id}`)).state).toBe('draft')
  })
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await slowly(page.getByRole('heading', { name: /^Token \d{10}$/ })).toBeVisible()
  expect((await owner.get<Sheet>(`/merchant/nsdlpan/apply/${id}`)).state).toBe('awaiting-scan')
  expect(await countOf(last)).toBe(1)
})

test('a GST registration is filled in without a network, too, and saved when it is back', async ({
  page,
  refusals,
}) => {
  refusals.allowOffline()
  await signIn(page, shop)
  await tapTo(page, 'GST', /^New Registration/)
  await page.getByRole('button', { name: 'Begin' }).click()
  const name = page.getByRole('textbox', { name: /^Trade name/ })
  await slowly(name).toBeVisible()
  await waitForWorker(page)
  await page.context().setOffline(true)
  const typed = `Typed ${letters()}`
  await name.fill(typed)
  await expect(page.getByText(/^Not saved yet/)).toBeVisible()
  await page.reload()
  await slowly(name).toHaveValue(typed)
  await expect(page.getByText(noLine)).toBeVisible()
  await page.context().setOffline(false)
  await slowly(page.getByText(/^Saved at/)).toBeVisible()
  await page.reload()
  await slowly(name).toHaveValue(typed)
})

test('two devices on one draft: nothing is overwritten before somebody has said which one counts', async ({
  page,
  browser,
  request,
  refusals,
}) => {
  refusals.allowOffline()
  refusals.allow(409)
  const owner = await callerOf(request, shop)
  await signIn(page, shop)
  await begin(page, 'Apply new', /^Individual/)
  await fill(page, { nameLast: `SAMPLE${letters()}` })
  await slowly(page.getByText(/^Saved at/)).toBeVisible()
  await waitForWorker(page)
  const address = page.url()
  const id = /(\d+)\D*$/.exec(new URL(address).pathname)?.[1] ?? ''
  const kept = async () => (await owner.get<Sheet>(`/merchant/nsdlpan/apply/${id}`)).draft.nameFirst

  // Typed on the first device while it has no line, and left there.
  await page.context().setOffline(true)
  await fill(page, { nameFirst: 'RAVI' })
  await expect(page.getByText(/^Not saved yet/)).toBeVisible()
  const second = await (await browser.newContext({ baseURL: new URL(address).origin })).newPage()
  await signIn(second, shop, { at: address })
  await slowly(box(second, 'nameFirst')).toHaveValue('')
  await fill(second, { nameFirst: 'MOHAN' })
  await slowly(second.getByText(/^Saved at/)).toBeVisible()

  await page.reload()
  await expect(box(page, 'nameFirst')).toHaveValue('RAVI')
  await page.context().setOffline(false)
  const told = page.getByRole('alert').filter({ hasText: 'Changed in another window or on another device' })
  await slowly(told).toBeVisible()
  expect(await kept()).toBe('MOHAN')
  await expect(box(page, 'nameFirst')).toHaveValue('RAVI')
  await told.getByRole('button', { name: 'Keep what is here' }).click()
  await slowly(told).toHaveCount(0)
  await expect.poll(kept).toBe('RAVI')

  await test.step('the other one is told in turn, and takes what is there', async () => {
    await fill(second, { nameFirst: 'SOHAN' })
    const alert = second.getByRole('alert').filter({ hasText: 'Changed in another window' })
    await slowly(alert).toBeVisible()
    expect(await kept()).toBe('RAVI')
    await alert.getByRole('button', { name: 'Take that one' }).click()
    await slowly(box(second, 'nameFirst')).toHaveValue('RAVI')
    expect(await kept()).toBe('RAVI')
  })
})

test('what is typed lies sealed on the phone, and nothing of the person stays there after signing out', async ({
  page,
  refusals,
}) => {
  refusals.allowOffline()
  await signIn(page, shop)
  const { code, name } = await page.evaluate(() => {
    const claims: unknown = JSON.parse(atob((sessionStorage.getItem('token') ?? '').split('.')[1] ?? ''))
    return { code: String(Reflect.get(Object(claims), 'sub')), name: String(Reflect.get(Object(claims), 'name')) }
  })
  await begin(page, 'Apply new', /^Individual/)
  const last = await fillPerson(page)
  await waitForWorker(page)
  await page.context().setOffline(true)
  await fill(page, { nameMiddle: 'TYPEDLATE' })
  await expect(page.getByText(/^Not saved yet/)).toBeVisible()
  const sealed = await storedOn(page)
  expect(sealed).toContain(`typed:${code}:`)
  // The tokens of the tab name who is signed in; what was typed can be read nowhere.
  for (const text of ['TYPEDLATE', last]) expect(sealed).not.toContain(text)
  await page.context().setOffline(false)
  await expect(page.getByText(/^Saved at/)).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await slowly(page.getByRole('textbox', { name: 'User name' })).toBeVisible()
  const left = await storedOn(page)
  for (const text of [code, name, shop, last, 'TYPEDLATE', 'RAVI', 'refreshToken']) expect(left).not.toContain(text)

  await test.step('and without a network the next one finds the login, and no page of theirs', async () => {
    await page.context().setOffline(true)
    await page.goto('/merchant')
    await expect(page.getByText(noLine)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'User name' })).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
  })
})
