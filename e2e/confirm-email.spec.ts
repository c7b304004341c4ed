import { begin } from './portal/begin.ts'
import { mailsTo, nextMail } from './portal/inbox.ts'
import { tapMenu } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

const linkIn = (text: string) => /http:\S+\/auth\/confirm-email\?token=\S+/.exec(text)?.[0] ?? ''

test('another e-mail address counts once the old and the new mailbox have confirmed it', async ({ page, browser }) => {
  const mark = String(Date.now()).slice(-8)
  const [old, fresh] = [`old${mark}@office.example`, `new${mark}@office.example`]
  await signIn(page, 'admin')
  await tapMenu(page, 'Staff List')
  await page.getByRole('button', { name: 'Add staff' }).click()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Name').fill('Mover of Journeys')
  await field('User name').fill(`mover${mark}`)
  await field('Email ID').fill(old)
  await field('Mobile No.').fill(`71${mark}`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Staff added.')).toBeVisible()
  const theirs = await (await browser.newContext()).newPage()
  await begin(theirs, { address: old, userName: `mover${mark}` })
  await expect(theirs).toHaveURL(/\/backend$/)
  const before = mailsTo(old).length

  await page.getByPlaceholder('Search all columns...').fill(`mover${mark}`)
  await page
    .getByRole('row')
    .filter({ hasText: `mover${mark}` })
    .getByRole('button', { name: 'Edit' })
    .click()
  await expect(field('Email ID')).toHaveValue(old)
  await field('Email ID').fill(fresh)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The new e-mail address counts once both addresses have confirmed it.')).toBeVisible()

  // Signed in or not: the link works for both.
  await theirs.goto(linkIn((await nextMail(old, before)).text))
  await theirs.getByRole('button', { name: 'Confirm the new address' }).click()
  await expect(theirs.getByText('Now the new address has to confirm it too')).toBeVisible()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(linkIn((await nextMail(fresh, 0)).text))
  await visitor.getByRole('button', { name: 'Confirm the new address' }).click()
  await expect(visitor.getByText('The new address counts')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: `mover${mark}` })).toContainText(fresh)
})
