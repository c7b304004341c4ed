import { tapMenu } from './portal/tap.ts'
import { middleOf, tapBoth } from './portal/tap-twice.ts'
import { expect, signIn, test } from './portal/test.ts'

// This dialog is a part of its page, and is there, closed, before anybody asks for it.
test('a dialog that stands ready in its page is not answered by a second tap either', async ({ page }) => {
  await signIn(page, 'staff1')
  await tapMenu(page, 'Account Settings')
  const opener = page.getByRole('button', { name: 'Set up an app' })
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close' })
  await opener.click()
  await close.click({ trial: true })
  const answer = await middleOf(close)
  await close.click()
  await expect(dialog).toBeHidden()

  await tapBoth(page, await middleOf(opener), answer)
  await page.mouse.click(answer.x, answer.y)
  await expect(dialog).toBeHidden()
})
