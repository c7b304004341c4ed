import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { saveSession } from '../platform/session.ts'
import { createPortalRouter } from '../router.tsx'
import { json, nothing, serve, tokenOf } from '../testing/network.ts'
import { TestFrame } from '../testing/render-page.tsx'

async function openArea(role: 'admin' | 'merchant', address: string) {
  saveSession({ token: tokenOf({ sub: 'X000001', name: 'Asha Rao', role }), refreshToken: 'r1' })
  serve({
    'GET /business-info': () => json({ businessName: 'Sample Seva Kendra' }),
    'GET /auth/me': () => json({ code: 'X000001', role, owner: true, permissions: [] }),
    'GET /merchant/account/closing': () => json(1500),
    'POST /auth/logout': nothing,
    'POST /favicon': () => new Response('icon'),
  })
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [address] }))
  render(
    <TestFrame>
      <RouterProvider router={router} />
    </TestFrame>,
  )
  await screen.findByRole('button', { name: 'Notifications' })
  return router
}

describe('a signed-in area', () => {
  it('of a merchant shows the available balance in its header', async () => {
    await openArea('merchant', '/merchant')
    await waitFor(() => expect(screen.getByLabelText('Available balance').textContent).toBe('₹1,500.00'))
    expect(screen.getByLabelText('Available balance').closest('header')).not.toBeNull()
  })

  it('of the back office shows no balance', async () => {
    await openArea('admin', '/backend')
    expect(screen.queryByLabelText('Available balance')).toBeNull()
  })

  it('leads the focus to the heading of the page that somebody goes to', async () => {
    await openArea('merchant', '/merchant')
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(document.activeElement).not.toBe(heading)
    await userEvent.click(await screen.findByRole('link', { name: 'Download Software' }))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    expect(document.activeElement?.textContent).toBe('Download Software')
  })

  it('is left to the login by its logout button', async () => {
    const router = await openArea('admin', '/backend')
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
    expect(sessionStorage.length).toBe(0)
  })
})
