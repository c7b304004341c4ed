import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { whoAmI } from '../../contract/session.ts'
import { call } from '../platform/call.ts'
import { clearSession, readSession, saveSession } from '../platform/session.ts'
import { createPortalRouter } from '../router.tsx'
import { json, type Seen, serve, tokenOf } from '../testing/network.ts'
import { TestFrame } from '../testing/render-page.tsx'

const of = (sub: string, n: number) => ({
  token: tokenOf({ sub, name: sub, role: 'merchant', n }),
  refreshToken: `${sub} ${n}`,
})
const mine = of('M000001', 1)

interface Case {
  type?: boolean
  /** How the sign-in ends; ordinarily at the server, and the page hears of it with its next call. */
  end?: () => void
}

/** Somebody fills in a payment, and their sign-in ends meanwhile. */
async function openAndType(signedInAs = of('M000001', 2), { type = true, end = () => undefined }: Case = {}) {
  saveSession(mine)
  let ended = false
  const when = (answer: () => Response) => (seen: Seen) =>
    ended && [`Bearer ${mine.token}`, null].includes(seen.headers.get('authorization'))
      ? json({ message: 'Sign in' }, 401)
      : answer()
  const requests = serve({
    'GET /business-info': () => json({ businessName: 'Sample Seva Kendra' }),
    'GET /auth/me': when(() => json({ code: 'M000001', role: 'merchant', owner: true, permissions: [] })),
    'GET /merchant/my-profile/profile': when(() => json({ userName: 'asha', code: 'M000001', hasPhoto: false })),
    'GET /merchant/accounts/payment-req/options': when(() => json({ banks: [bank], hasQr: false })),
    'POST /merchant/accounts/payment-req': when(() => json({ refNo: 'P000009' })),
    'GET /merchant/account/closing': when(() => json(1500)),
    'POST /auth/refresh': () => json({ message: 'You were signed out because your access was changed.' }, 401),
    'POST /auth/login': () => json(signedInAs),
  })
  const router = createPortalRouter(createMemoryHistory({ initialEntries: ['/merchant/accounts/payment-req'] }))
  render(
    <TestFrame>
      <RouterProvider router={router} />
    </TestFrame>,
  )
  const remark = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Remark' })
  if (type) await userEvent.type(remark, 'Paid at the branch')
  ended = true
  end()
  await call(whoAmI).catch(() => undefined)
  return { router, requests, remark }
}
const bank = {
  id: '4',
  bankName: 'Sample Bank',
  accountName: 'Sample Seva Kendra',
  accountNo: '123456789012',
  ifsc: 'SBIN0000001',
  branch: 'Pune',
  upiId: 'sample@bank',
  modes: ['upi'],
  hasQr: false,
}

const dialog = () => screen.findByRole('dialog', { name: 'Sign in again' })
async function signIn(): Promise<void> {
  const inside = within(await dialog())
  await userEvent.type(inside.getByLabelText(/^Password/, { selector: 'input' }), 'Secret@12345')
  await userEvent.click(inside.getByRole('button', { name: 'Login' }))
}

describe('a sign-in that ends while somebody types', () => {
  it('is renewed in a dialog over the page, and what was typed stays', async () => {
    const { router, requests, remark } = await openAndType()
    expect(within(await dialog()).getByRole<HTMLInputElement>('textbox', { name: /^User name/ }).value).toBe('asha')
    await signIn()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull())
    expect(remark.isConnected).toBe(true)
    expect(remark.value).toBe('Paid at the branch')
    expect(router.state.location.pathname).toBe('/merchant/accounts/payment-req')
    expect(readSession()?.refreshToken).toBe('M000001 2')
    expect(requests.filter(({ path }) => path === '/auth/refresh')).toHaveLength(1)
  })

  it('leads another person to their own start page, and nothing of the form is left', async () => {
    const { router, remark } = await openAndType(of('M000002', 1))
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchant'))
    expect(remark.isConnected).toBe(false)
    expect(screen.queryByDisplayValue('Paid at the branch')).toBeNull()
    expect(readSession()?.user?.code).toBe('M000002')
  })

  it('leads to the login when the dialog is left', async () => {
    const { router } = await openAndType()
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Leave this page' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
    expect(readSession()).toBeUndefined()
  })

  it('leads to the login at once where nothing was typed, which says why until somebody signs in', async () => {
    const { router } = await openAndType(undefined, { type: false })
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
    expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull()
    await screen.findByText('You were signed out because your access was changed.')
    await userEvent.type(await screen.findByLabelText(/User name/), 'asha')
    await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'Secret@12345')
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(readSession()?.refreshToken).toBe('M000001 2'))
    clearSession()
    await router.navigate({ to: '/auth/login' })
    await screen.findByLabelText(/User name/)
    expect(screen.queryByText(/You were signed out/)).toBeNull()
  })

  it('is told with its reason in the dialog', async () => {
    await openAndType()
    expect((await dialog()).textContent).toContain('You were signed out because your access was changed.')
  })
})

describe('a sign-in whose tokens are taken out of the browser while somebody types', () => {
  const takenAway = { end: () => sessionStorage.clear() }

  it('is renewed in a dialog over the page, and what was typed stays and can be sent', async () => {
    const { router, requests, remark } = await openAndType(undefined, takenAway)
    await signIn()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull())
    expect(remark.isConnected).toBe(true)
    expect(remark.value).toBe('Paid at the branch')
    expect(router.state.location.pathname).toBe('/merchant/accounts/payment-req')
    expect(readSession()?.refreshToken).toBe('M000001 2')
    const before = requests.length
    await call(whoAmI)
    expect(requests[before]?.headers.get('authorization')).toBe(`Bearer ${readSession()?.token}`)
  })

  it('does not take the page away when its frame is drawn anew before the first call fails', async () => {
    let page = ''
    const { remark } = await openAndType(undefined, {
      end: () => {
        sessionStorage.removeItem('refreshToken')
        fireEvent(window, new Event('offline'))
        page = document.body.textContent ?? ''
        fireEvent(window, new Event('online'))
      },
    })
    expect(page).toContain('Remark')
    await dialog()
    expect(remark.isConnected).toBe(true)
    expect(remark.value).toBe('Paid at the branch')
  })

  it('keeps what is typed under the name of who typed it, and not for the next visitor', async () => {
    const { remark } = await openAndType(undefined, takenAway)
    await dialog()
    await userEvent.type(remark, ', slip 77')
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('slip 77'))
    expect(Object.keys(localStorage).filter((key) => key.startsWith('typed:visitor'))).toEqual([])
  })

  it('leads another person to their own start page, and nothing of the form is left', async () => {
    const { router, remark } = await openAndType(of('M000002', 1), takenAway)
    await signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchant'))
    expect(remark.isConnected).toBe(false)
    expect(readSession()?.user?.code).toBe('M000002')
  })

  it('leads to the login when the dialog is left, and where nothing was typed', async () => {
    const left = await openAndType(undefined, takenAway)
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Leave this page' }))
    await waitFor(() => expect(left.router.state.location.pathname).toBe('/auth/login'))
    cleanup()
    const untouched = await openAndType(undefined, { ...takenAway, type: false })
    await waitFor(() => expect(untouched.router.state.location.pathname).toBe('/auth/login'))
    expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull()
  })
})
