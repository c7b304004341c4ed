import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backendPaths } from '../../contract/paths.ts'
import { backOfficeProfile as calls, type Profile } from '../../contract/profile.ts'
import { officePages } from '../areas/backoffice/backoffice-pages.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { PageName } from '../ui/page-name.ts'
import { MySettingPage } from './my-setting-page.tsx'

const person: Profile = {
  code: 'A000001',
  userName: 'asha',
  displayName: 'Asha Rao',
  role: 'admin',
  owner: false,
  emailId: 'asha@example.com',
  mobileNo: '9800000001',
  merchantCode: null,
  bussName: null,
  permissions: [],
  memberSince: '2026-04-05',
  hasPhoto: false,
  authenticatorApp: false,
  recoveryCodesLeft: 0,
  language: null,
}

it('the account settings show the profile to read only, beside Security and Privacy', async () => {
  serve({
    [`GET ${calls.getProfile.path}`]: () => json(person),
    [`GET ${calls.getSettings.path}`]: () =>
      json({ twoFactorAuthentication: false, loginNotification: true, activityTracking: false }),
    [`POST ${calls.listSessions.path}`]: () => json({ data: [], totalRecords: 0, filterRecords: 0 }),
  })
  const title = officePages.find(({ pattern }) => pattern === backendPaths.mySetting)?.title
  await renderPage(
    <PageName value={title}>
      <MySettingPage calls={calls} />
    </PageName>,
  )
  await screen.findByRole('heading', { name: 'Privacy' })
  const titles = screen.getAllByRole('heading').map((heading) => heading.textContent)
  expect(titles.slice(0, 4)).toEqual(['Account Settings', 'Profile', 'Security', 'Privacy'])
  const section = screen.getByRole('heading', { name: 'Profile' }).closest('section')
  if (!section) throw new Error('no section')
  const facts = ['Asha Rao', 'A000001', 'asha', 'Admin', 'asha@example.com', '9800000001', '05-Apr-2026']
  for (const fact of facts) expect(within(section).getByText(fact)).toBeTruthy()
  expect(section.querySelector('input, textarea, select, [contenteditable]')).toBeNull()
})
