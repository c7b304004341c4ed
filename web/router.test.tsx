import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { clearSession, saveSession } from './platform/session.ts'
import { createPortalRouter } from './router.tsx'
import { json, serve, tokenOf } from './testing/network.ts'
import { TestFrame } from './testing/render-page.tsx'

const signInAs = (role?: string) =>
  saveSession({ token: tokenOf({ sub: 'X000001', name: 'Asha Rao', ...(role && { role }) }), refreshToken: 'r1' })

function servePortal() {
  return serve({
    'GET /business-info': () => json({ businessName: 'Sample Seva Kendra' }),
    'GET /auth/me': () => json({ code: 'X000001', role: 'admin', owner: false, permissions: [] }),
    'GET /merchant/account/closing': () => json(0),
    'POST /favicon': () => new Response('icon'),
  })
}

/** Opens an address in the whole portal. */
function visit(address: string) {
  servePortal()
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [address] }))
  render(
    <TestFrame>
      <RouterProvider router={router} />
    </TestFrame>,
  )
  return router
}

/** Waits until the router has come to rest, and expects it to be there. */
async function expectToBeAt(router: ReturnType<typeof visit>, href: string) {
  await waitFor(() => {
    expect(router.state.status).toBe('idle')
    expect(router.state.resolvedLocation?.href).toBe(href)
  })
}

describe('protected areas', () => {
  it.each(['/backend', '/merchant'])('%s sends strangers to the login, which remembers the way back', async (area) => {
    const router = visit(`${area}/my-profile?page=2`)
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/auth/login'))
    expect(router.state.location.search).toEqual({ redirect: `${area}/my-profile?page=2` })
  })

  it.each([
    ['/backend', '/auth/login?redirect=%2Fbackend'],
    ['/auth/login', '/auth/login'],
    ['/about', '/about'],
  ])('take tokens that cannot be read for none: %s leads to %s', async (address, there) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    saveSession({ token: 'unreadable', refreshToken: 'unreadable, too' })
    await expectToBeAt(visit(address), there)
  })

  it.each([
    ['admin', '/backend'],
    ['Staff', '/backend'],
    ['MERCHANT', '/merchant'],
  ])('let %s stay at %s', async (role, area) => {
    signInAs(role)
    await expectToBeAt(visit(area), area)
    await screen.findByRole('navigation', { name: 'Menu' })
  })

  it.each([
    ['merchant', '/backend/settings/mail-log', '/merchant'],
    ['admin', '/merchant/accounts/payment-req', '/backend'],
    ['staff', '/merchant', '/backend'],
    ['auditor', '/backend', '/auditor'],
    [undefined, '/backend', '/'],
    ['//evil.example', '/merchant', '/'],
  ])('send the role %s from %s to %s', async (role, address, home) => {
    signInAs(role)
    await expectToBeAt(visit(address), home)
  })

  it('lead to the login as soon as the session is gone', async () => {
    signInAs('admin')
    const router = visit('/backend')
    await expectToBeAt(router, '/backend')
    await act(async () => clearSession())
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
  })
})

describe('an area that nobody has entered yet', () => {
  it('is entered from a page of another area', async () => {
    signInAs('merchant')
    const router = visit('/kyc/merchant')
    await expectToBeAt(router, '/kyc/merchant')
    await act(() => router.navigate({ to: '/merchant' }))
    await expectToBeAt(router, '/merchant')
    await screen.findByRole('button', { name: 'Logout' })
  })

  it('is entered after it was only looked at, as by a pointer over a link', async () => {
    signInAs('merchant')
    const router = visit('/kyc/merchant')
    await expectToBeAt(router, '/kyc/merchant')
    // The pointer reaches the link and clicks before anything has arrived.
    void router.preloadRoute({ to: '/merchant' })
    await act(() => router.navigate({ to: '/merchant' }))
    await expectToBeAt(router, '/merchant')
    await screen.findByRole('navigation', { name: 'Menu' })
  })
})

describe('public and auth pages', () => {
  it.each([
    ['admin', '/', '/backend'],
    ['staff', '/auth/login', '/backend'],
    ['merchant', '/auth/forgot-username', '/merchant'],
    ['merchant', '/auth/reset-password?token=x', '/merchant'],
    [undefined, '/auth/login', '/'],
    [undefined, '/', '/'],
  ])('send the signed-in role %s from %s to %s', async (role, address, home) => {
    signInAs(role)
    await expectToBeAt(visit(address), home)
  })

  it('lead back to the page that was wanted', async () => {
    signInAs('admin')
    await expectToBeAt(visit('/auth/login?redirect=%2Fbackend%2Fmy-profile%3Fpage%3D2'), '/backend/my-profile?page=2')
  })

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never lead to %s',
    async (wanted) => {
      signInAs('admin')
      await expectToBeAt(visit(`/auth/login?redirect=${encodeURIComponent(wanted)}`), '/backend')
    },
  )

  it('show the name of the business and the two ways in', async () => {
    visit('/')
    await screen.findByRole('heading', { name: 'Sample Seva Kendra' })
    expect(screen.getAllByRole('link', { name: 'Register' })[0]?.getAttribute('href')).toBe('/auth/register')
    expect(screen.getAllByRole('link', { name: 'Login' })[0]?.getAttribute('href')).toBe('/auth/login')
    await waitFor(() => expect(document.title).toBe('Sample Seva Kendra'))
  })
})

describe('addresses', () => {
  it.each([
    ['/auth/login', 'Login'],
    ['/auth/reset-password', 'Reset password'],
    ['/auth/forgot-username', 'Forgot user name'],
    ['/auth/register', 'Register'],
  ])('of the sign-in pages: %s is %s', async (address, heading) => {
    const router = visit(address)
    await screen.findByRole('heading', { level: 1, name: heading })
    expect(router.state.location.pathname).toBe(address)
  })

  it.each(['/Auth/LOGIN', '/auth/login/'])('match in any letter case: %s', async (address) => {
    visit(address)
    await screen.findByRole('heading', { name: 'Login' })
  })

  it.each(['/nowhere', '/auth/nowhere', '/services/nowhere'])(
    'that lead nowhere, such as %s, say so',
    async (address) => {
      visit(address)
      await screen.findByRole('heading', { name: 'Something is not right...' })
    },
  )

  it('of an area that lead nowhere keep the shell around them', async () => {
    signInAs('admin')
    visit('/backend/nowhere')
    await screen.findByRole('heading', { name: 'Something is not right...' })
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
  })
})
