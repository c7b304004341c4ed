import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Profile } from '../../contract/profile.ts'
import { TestFrame } from '../testing/render-page.tsx'
import { ProfileFacts } from './profile-facts.tsx'

const clerk: Profile = {
  code: 'S000001',
  userName: 'staff1',
  displayName: 'Sample Clerk',
  role: 'staff',
  owner: false,
  emailId: 'staff1@kendra.example',
  mobileNo: null,
  merchantCode: null,
  bussName: null,
  permissions: ['uti-pan', 'master'],
  memberSince: '2026-04-05',
  hasPhoto: false,
  authenticatorApp: false,
  recoveryCodesLeft: 0,
  language: null,
}

it.each([
  [clerk, 'UTI PAN, Data setup'],
  [{ ...clerk, role: 'merchant', permissions: ['apply', 'manage-people'] } as const, 'Applications, Manage people'],
])('somebody reads what they may do in words', (profile, words) => {
  render(
    <TestFrame>
      <ProfileFacts profile={{ ...profile, permissions: [...profile.permissions] }} />
    </TestFrame>,
  )
  expect(screen.getByText(words)).toBeTruthy()
})
