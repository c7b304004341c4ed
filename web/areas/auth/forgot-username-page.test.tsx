import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { deferredAnswer, json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ForgotUsernamePage } from './forgot-username-page.tsx'

const picture = () => new Response('png', { headers: { 'content-type': 'image/png' } })

async function ask(answer: () => Response | Promise<Response>) {
  const requests = serve({ 'POST /captcha': picture, 'POST /auth/forgot-username': answer })
  const { router } = await renderPage(<ForgotUsernamePage />)
  fireEvent.change(screen.getByLabelText(/^E-mail/), { target: { value: 'asha@example.com' } })
  fireEvent.change(await screen.findByLabelText(/^Captcha \*/), { target: { value: 'k7x' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send user name' }))
  return { requests, router }
}

describe('the forgotten user name', () => {
  it('is asked for with the captcha in the query and the e-mail in the body', async () => {
    const { requests } = await ask(() => json({ message: 'ok' }))
    await screen.findByText('Username has been sent to your registered email.')
    const sent = requests.find((seen) => seen.path === '/auth/forgot-username')
    expect(sent?.query.get('captcha')).toBe('k7x')
    expect(sent?.body).toEqual({ emailid: 'asha@example.com' })
  })

  it('leads to the login 8000 ms after the success and not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const slow = deferredAnswer()
    const { requests, router } = await ask(() => slow.response)
    await waitFor(() => expect(requests.some((seen) => seen.path === '/auth/forgot-username')).toBe(true))
    // From here on time goes only as the test lets it.
    vi.useFakeTimers()
    slow.answer(json({ message: 'ok' }))
    while (!screen.queryByText('Username has been sent to your registered email.'))
      await act(() => vi.advanceTimersByTimeAsync(1))
    await act(() => vi.advanceTimersByTimeAsync(7_990))
    expect(router.state.location.pathname).toBe('/page')
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(router.state.location.pathname).toBe('/auth/login')
  })

  it('says what the server said, and brings a new captcha', async () => {
    const { requests } = await ask(() => json({ message: 'The text does not match the picture.' }, 400))
    await screen.findByText('The text does not match the picture.')
    await waitFor(() => expect(requests.filter((seen) => seen.path === '/captcha')).toHaveLength(2))
  })

  it("says 'Failed to send username.' when the server said nothing", async () => {
    await ask(() => new Response('', { status: 500 }))
    await screen.findByText('Failed to send username.')
  })
})
