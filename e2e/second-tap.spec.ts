import { tapMenu } from './portal/tap.ts'
import { middleOf, tapBoth } from './portal/tap-twice.ts'
import { expect, signIn, test } from './portal/test.ts'

// This dialog is a part of its page, and is there, closed, before anybody asks for it.
test('a dialog that stands ready in its page is not answered by a second tap either', async ({ page }) => {
  await signIn(page, 'staff1')
  await tapMenu(page, 'Account Settings')
  const twoFactor = page.getByRole('switch', { name: 'Two-factor authentication (2FA)' })
  const dialog = page.getByRole('dialog')
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  await twoFactor.click()
  await cancel.click({ trial: true })
  const answer = await middleOf(cancel)
  await cancel.click()
  await expect(dialog).toBeHidden()

  await tapBoth(page, await middleOf(twoFactor), answer)
  await page.mouse.click(answer.x, answer.y)
  await expect(dialog).toBeHidden()
  await expect(twoFactor).not.toBeChecked()
})
