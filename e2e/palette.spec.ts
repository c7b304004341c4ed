import { expectSound } from './portal/sound.ts'
import { linesWith } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

test('a page is gone to by name and a merchant by code, from anywhere', async ({ page, isMobile }) => {
  await signIn(page, 'admin')
  if (isMobile) await page.getByRole('button', { name: 'Search' }).click()
  else await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Page, number or name' })
  await expect(box).toBeFocused()
  await box.fill('login hist')
  await expect(page.getByRole('option', { name: /^Login History/ })).toHaveAttribute('aria-selected', 'true')
  await expectSound(page)
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'Login History', level: 1 })).toBeVisible()
  await expect(linesWith(page, 'A000001').first()).toContainText('Still signed in')
  if (isMobile) return

  await expectSound(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(/^Login History/)
  await box.fill('m000002')
  await page.getByRole('group', { name: 'Merchants' }).getByRole('option').click()
  await expect(page).toHaveURL(/\/user-management\/merchant\/\d+$/)
})
