import type { Page } from '@playwright/test'
import { box, fill, fillPerson, letters, pay } from './portal/apply-form.ts'
import { callerOf } from './portal/caller.ts'
import { aFilledDraft } from './portal/paid-pan.ts'
import { findRow, tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

test.describe.configure({ timeout: 180_000 })

const shop = '9800000003'
const formHeading = (page: Page) => page.getByRole('heading', { name: /^Step \d of \d: / })

/** From the dashboard to the first step of a new form. */
async function beginForm(page: Page): Promise<void> {
  await tapTo(page, 'NSDL PAN', /^Apply new/i)
  await page.getByRole('link', { name: /^Individual/ }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(formHeading(page)).toBeVisible()
}

test('the half-filled PAN form is left by every entry of the menu, the name and Back, and keeps what was typed', async ({
  page,
}) => {
  await signIn(page, shop)
  await beginForm(page)
  const last = `SAMPLE${letters()}`
  await fill(page, { nameLast: last, nameFirst: 'RAVI' })
  const form = new URL(page.url()).pathname
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const closed = menu.getByRole('button', { expanded: false })
  while ((await closed.count()) > 0) await closed.first().click()
  const entries = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(entries.length).toBeGreaterThan(12)
  const leave = async (link: ReturnType<Page['locator']>, path: string) => {
    await link.click()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(formHeading(page)).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === form)
    await expect(box(page, 'nameLast')).toHaveValue(last)
  }
  for (const path of entries) await leave(menu.locator(`a[href="${path}"]`), path)
  await leave(page.getByRole('banner').getByRole('link').first(), '/merchant')

  await test.step('going on saves: nobody else has changed it', async () => {
    await fillPerson(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { name: /: Parents$/ })).toBeFocused()
    await expect(page.getByText('Changed in another window')).toHaveCount(0)
  })
  await test.step("the browser's Back leads one step back, once more leaves, and the list leads in again", async () => {
    await fill(page, { fatherFirst: 'MOHAN' })
    await page.goBack()
    await expect(page.getByRole('heading', { name: /: Applicant$/ })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname !== form)
    await tapTo(page, 'NSDL PAN', /^PAN List/)
    await page.locator(`a[href="${form}"]`).click()
    await expect(page.getByRole('heading', { name: /: Parents$/ })).toBeVisible()
    await expect(box(page, 'fatherFirst')).toHaveValue('MOHAN')
  })
})

for (const [mode, links] of [
  ['physical', ['Upload scan', 'See everything of it', 'Next application']],
  ['paperless', ['Go to the paperless list', 'See everything of it', 'Next application']],
] as const) {
  test(`after the payment of a ${mode} application every link leads on, and Back returns`, async ({
    page,
    request,
  }) => {
    const owner = await callerOf(request, shop)
    const { id, refNo } = await aFilledDraft(request, shop, mode)
    await signIn(page, shop)
    await tapTo(page, 'NSDL PAN', mode === 'physical' ? /^PAN List/ : /^Paperless List/)
    await (await findRow(page, refNo)).getByRole('link', { name: `Continue draft ${refNo}` }).click()
    await expect(formHeading(page)).toBeVisible()
    await page.getByRole('button', { name: /Review$/ }).click()
    await pay(page)
    for (const name of links) {
      const link = page.getByRole('link', { name, exact: true })
      const path = await link.getAttribute('href')
      await link.click()
      await expect(page, name).toHaveURL((url) => url.pathname === path)
      await expect(page.getByRole('heading', { name: /^Token \d{10}$/ })).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
      await page.goBack()
      await expect(page.getByRole('heading', { name: `Token ${refNo}` })).toBeVisible()
    }
    const { state } = await owner.get<{ state: string }>(`/merchant/nsdlpan/apply/${id}`)
    expect(state).toBe(mode === 'physical' ? 'awaiting-scan' : 'esign-pending')
  })
}
