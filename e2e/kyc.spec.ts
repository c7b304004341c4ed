import type { Browser, Page } from '@playwright/test'
import { mailsTo, nextMail } from './portal/inbox.ts'
import { dismiss, show, upload, verify } from './portal/kyc-steps.ts'
import { expectSound } from './portal/sound.ts'
import { linesWith, tapMenu } from './portal/tap.ts'
import { expect as atOnce, signIn, test } from './portal/test.ts'

test.describe.configure({ timeout: 150_000 })

// Two people work side by side here, and each step waits for the other's page: on a busy machine that takes longer.
const expect = atOnce.configure({ timeout: 15_000 })

const owner = { userName: '9800000003', email: 'm000003@kendra.example' }
const documents = ['PAN card', 'Aadhaar card', 'Photo', 'Shop photo', 'Address proof', 'Cancelled cheque']

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const goOn = (page: Page) => page.getByRole('button', { name: 'Save and go on' }).click()

/** The form opens where something is missing: what an earlier round left is not asked again. */
async function toFirstStep(page: Page): Promise<void> {
  await expect(heading(page, /^Step \d of 3/)).toBeVisible()
  const back = page.getByRole('button', { name: 'Back' })
  while (await back.isVisible()) await back.click()
}

async function fillDetails(page: Page): Promise<void> {
  await expect(heading(page, 'Step 1 of 3: Business')).toBeVisible()
  await expect(field(page, 'Business name')).not.toHaveValue('')
  await goOn(page)
  await expect(heading(page, 'Step 2 of 3: Identity')).toBeFocused()
  await field(page, 'Bank account number').fill('123456789012')
  await field(page, 'IFSC').fill('sbin0001234')
  await expectSound(page)
  await goOn(page)
  await expect(heading(page, 'Step 3 of 3: Documents')).toBeFocused()
}

/** Another person at another browser, as large as this one. */
async function someoneElse(browser: Browser, page: Page): Promise<Page> {
  return (await browser.newContext({ viewport: page.viewportSize() })).newPage()
}

/** Whatever an earlier round left behind: the owner of the journey is approved when it begins. */
async function askAgain(clerk: Page): Promise<void> {
  await tapMenu(clerk, 'KYC')
  await clerk.getByPlaceholder('Search all columns...').fill('Gamma Example')
  await expectSound(clerk)
  await linesWith(clerk, 'Owner Gamma').getByRole('link', { name: 'View' }).click()
  await expect(clerk).toHaveURL(/\/user-management\/merchant-kyc\/\d+$/)
  await clerk.getByRole('button', { name: 'Ask for KYC again' }).click()
  const dialog = clerk.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Your papers are two years old.')
  await dialog.getByRole('button', { name: 'Ask again' }).click()
  await dismiss(clerk, 'KYC asked for again')
}

test('an owner shows who they are, the back office sends one paper back and then approves', async ({
  page,
  browser,
}) => {
  const clerk = await someoneElse(browser, page)
  await signIn(clerk, 'admin')
  await signIn(page, owner.userName)
  const banner = page.getByRole('region', { name: 'KYC', exact: true })
  const mails = mailsTo(owner.email).length

  await test.step('the banner comes by itself and leads to the form', async () => {
    await askAgain(clerk)
    await expect(banner).toContainText('We need your KYC again.')
    expect((await nextMail(owner.email, mails)).subject).toBe('KYC is needed again')
    await expectSound(page)
    await banner.getByRole('link', { name: 'Open the form' }).click()
    await expect(page).toHaveURL(/\/kyc\/merchant$/)
    await expect(page.getByText('Your papers are two years old.').first()).toBeVisible()
  })

  await test.step('details and documents are handed in', async () => {
    await toFirstStep(page)
    await fillDetails(page)
    for (const label of documents) await upload(page, label)
    await expectSound(page)
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await expect(page.getByText('We are looking at what you sent')).toBeVisible()
  })

  await test.step('the clerk verifies all but one, which goes back with a reason', async () => {
    await expect(clerk.getByRole('button', { name: 'Approve KYC' })).toBeDisabled()
    await expect(clerk.getByRole('img', { name: 'PAN card' })).toBeVisible()
    await expectSound(clerk)
    for (const label of documents.slice(1)) await verify(clerk, label)
    await show(clerk, 'PAN card')
    await clerk.getByRole('button', { name: 'Reject: PAN card' }).click()
    const dialog = clerk.getByRole('dialog')
    await dialog.getByLabel('Prepared reasons').selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Reject the document' }).click()
    await dismiss(clerk, 'PAN card sent back')
    const mail = await nextMail(owner.email, mails + 1)
    expect(mail.text).toContain('The document cannot be read.')
  })

  await test.step('it is uploaded again, and the whole is approved', async () => {
    await expect(page.getByText('A document was sent back.')).toBeVisible()
    await upload(page, 'PAN card')
    await verify(clerk, 'PAN card')
    await clerk.getByRole('button', { name: 'Approve KYC' }).click()
    await expect(page.getByText('Your KYC is approved.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(heading(page, /^Welcome/)).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
  await clerk.context().close()
})
