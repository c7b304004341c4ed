import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOfficeProfile, merchantProfile, type Profile } from '../../contract/profile.ts'
import { saveSession } from '../platform/session.ts'
import { createPortalRouter } from '../router.tsx'
import { json, serve, tokenOf } from '../testing/network.ts'
import { TestFrame } from '../testing/render-page.tsx'

const areas = { admin: backOfficeProfile, merchant: merchantProfile }
const aProfile = (role: Profile['role']): Profile => ({
  code: 'X000001',
  userName: 'asha',
  displayName: 'Asha Rao',
  role,
  owner: false,
  emailId: 'asha@example.com',
  mobileNo: null,
  merchantCode: null,
  bussName: null,
  permissions: [],
  memberSince: '2026-04-05',
  hasPhoto: false,
  authenticatorApp: false,
  recoveryCodesLeft: 0,
  language: null,
})

it.each([
  ['admin', '/backend/my-profile', 'My Profile'],
  ['admin', '/backend/my-profile/setting', 'Account Settings'],
  ['merchant', '/merchant/account/my-profile', 'My Profile'],
  ['merchant', '/merchant/account/my-setting', 'Account Settings'],
] as const)('the %s finds at %s the page %s, with the calls of the own area', async (role, address, title) => {
  saveSession({ token: tokenOf({ sub: 'X000001', name: 'Asha Rao', role }), refreshToken: 'r1' })
  const requests = serve({
    'GET /business-info': () => json({ businessName: 'Sample Seva Kendra' }),
    'POST /favicon': () => new Response('icon'),
    'GET /merchant/account/closing': () => json(0),
    'GET /auth/me': () => json({ code: 'X000001', role, owner: true, permissions: [] }),
    [`GET ${areas[role].getProfile.path}`]: () => json(aProfile(role)),
  })
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [address] }))
  render(
    <TestFrame>
      <RouterProvider router={router} />
    </TestFrame>,
  )
  await screen.findByRole('heading', { name: title, level: 1 })
  await screen.findByText('asha@example.com')
  const area = address.slice(0, address.indexOf('/', 1))
  const other = area === '/merchant' ? '/backend' : '/merchant'
  expect(requests.filter((seen) => seen.path.startsWith(other))).toEqual([])
})
