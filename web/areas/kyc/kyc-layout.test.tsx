import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { KycKind } from '../../../contract/kyc-moves.ts'
import { whoAmI } from '../../../contract/session.ts'
import { call } from '../../platform/call.ts'
import { saveSession } from '../../platform/session.ts'
import { createPortalRouter } from '../../router.tsx'
import { aKyc } from '../../testing/kyc.ts'
import { json, nothing, serve, tokenOf } from '../../testing/network.ts'
import { TestFrame } from '../../testing/render-page.tsx'

function visit(address: string, role?: string, kind: KycKind = 'staff') {
  if (role) saveSession({ token: tokenOf({ sub: 'X000001', name: 'Asha Rao', role }), refreshToken: 'r1' })
  serve({
    'GET /business-info': () => json({ businessName: 'Sample Seva Kendra' }),
    'GET /auth/me': () => json({ code: 'X000001', role, owner: false, permissions: [] }),
    'GET /merchant/my-profile/kyc': () => json(aKyc({ kind })),
    'GET /merchant/my-profile/profile': () => json({ userName: 'asha', code: 'X000001', hasPhoto: false }),
    'POST /auth/logout': nothing,
    'POST /favicon': () => new Response('icon'),
  })
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [address] }))
  render(
    <TestFrame>
      <RouterProvider router={router} />
    </TestFrame>,
  )
  return router
}

describe('the KYC pages', () => {
  it.each([
    ['/kyc/staff', 'staff'],
    ['/kyc/merchant', 'merchant'],
  ] as const)(
    'stand outside the shell, with the name of the business, the theme and the logout',
    async (address, kind) => {
      const router = visit(address, 'merchant', kind)
      await screen.findByRole('heading', { name: /^Step 1 of / })
      expect(router.state.location.pathname).toBe(address)
      const header = within(screen.getByRole('banner'))
      expect((await header.findByText('Sample Seva Kendra')).closest('a')?.getAttribute('href')).toBe('/merchant')
      expect(screen.queryByRole('navigation')).toBeNull()
      await userEvent.click(header.getByRole('button', { name: 'Logout' }))
      await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
      expect(sessionStorage.length).toBe(0)
    },
  )

  it('know who is to sign in again when the sign-in ends while somebody types', async () => {
    visit('/kyc/staff', 'merchant')
    const name = await screen.findByLabelText<HTMLInputElement>(/^Father's name/)
    await userEvent.type(name, 'Mohan')
    serve({
      'GET /auth/me': () => json({ message: 'Sign in' }, 401),
      'POST /auth/refresh': () => json({ message: 'Sign in' }, 401),
    })
    await call(whoAmI).catch(() => undefined)
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^User name/ }).value).toBe('asha')
  })

  it.each([
    [undefined, '/auth/login'],
    ['admin', '/backend'],
  ])('are for merchants only: %s goes to %s', async (role, place) => {
    const router = visit('/kyc/merchant', role)
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(place))
  })
})
