import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readSession } from '../../platform/session.ts'
import { json, type Seen, serve, tokenOf } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { LoginPage } from './login-page.tsx'

const tokens = { token: tokenOf({ sub: 'A000001', name: 'Asha', role: 'admin' }), refreshToken: 'r1' }
const picture = () => new Response('png', { headers: { 'content-type': 'image/png' } })

async function signIn(userName = 'asha', password = 'secret') {
  await userEvent.type(screen.getByLabelText(/User name/), userName)
  await userEvent.type(screen.getByLabelText(/^Password/), password)
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}

const bodiesOf = (requests: Seen[], path: string) =>
  requests.filter((seen) => seen.path === path).map((seen) => seen.body)

describe('signing in', () => {
  it('stores the tokens', async () => {
    const requests = serve({ 'POST /auth/login': () => json(tokens) })
    await renderPage(<LoginPage />)
    await signIn()
    await waitFor(() => expect(readSession()).toMatchObject(tokens))
    expect(bodiesOf(requests, '/auth/login')).toEqual([{ userName: 'asha', password: 'secret' }])
  })

  it('stays busy until the own page has come', async () => {
    serve({ 'POST /auth/login': () => json(tokens) })
    await renderPage(<LoginPage />)
    await signIn()
    await waitFor(() => expect(readSession()).toMatchObject(tokens))
    // The form is done, and the page that comes next takes its time.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.getAllByRole('status', { name: 'Sending...' })).toHaveLength(1)
  })

  it('wants both fields', async () => {
    const requests = serve({})
    await renderPage(<LoginPage />)
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    expect(screen.getAllByText('Required')).toHaveLength(2)
    expect(requests).toHaveLength(0)
  })

  it('says why it was refused and stays signed out', async () => {
    serve({ 'POST /auth/login': () => json({ message: 'The user name or password is wrong.' }, 400) })
    await renderPage(<LoginPage />)
    await signIn()
    await screen.findByText('The user name or password is wrong.')
    expect(readSession()).toBeUndefined()
    expect(screen.queryByLabelText(/Captcha/)).toBeNull()
  })

  it('shows a captcha when the server wants one, sends it, and brings a new one after a failure', async () => {
    const requests = serve({
      'POST /auth/login': () => json({ message: 'Wrong.', data: { captcha: 'Required' } }, 400),
      'POST /captcha': picture,
    })
    await renderPage(<LoginPage />)
    await signIn()
    await userEvent.type(await screen.findByLabelText(/^Captcha \*/), 'k7x')
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(bodiesOf(requests, '/captcha')).toHaveLength(2))
    expect(bodiesOf(requests, '/auth/login').at(-1)).toMatchObject({ captcha: 'k7x' })
    expect(screen.getByLabelText<HTMLInputElement>(/^Captcha \*/).value).toBe('')
  })

  it('takes the error of the picture away once the browser has done the check instead', async () => {
    serve({
      'POST /auth/login': () =>
        json({ message: 'Please type the text you see in the picture.', data: { captcha: 'Required' } }, 400),
      'POST /captcha': picture,
      'POST /captcha/puzzle': () => json({ puzzle: 'some-puzzle', parts: 4, zeroBits: 3, rounds: 2 }),
      'POST /captcha/puzzle/solved': () => json({ captcha: 'CDEFHJKMNPRTUWXY' }),
    })
    await renderPage(<LoginPage />)
    await signIn()
    await screen.findByText('Please type the text you see in the picture.')
    await userEvent.click(await screen.findByRole('button', { name: 'I cannot read the picture' }))
    await screen.findByText(/The check is done/)
    expect(screen.queryByText('Please type the text you see in the picture.')).toBeNull()
  })

  it('counts down when the server asks for patience', async () => {
    serve({ 'POST /auth/login': () => json({ message: 'Slow down.' }, 429, { 'retry-after': '2' }) })
    await renderPage(<LoginPage />)
    await signIn()
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Try again in 2 s' })
    expect(button.disabled).toBe(true)
    await screen.findByRole('button', { name: 'Try again in 1 s' })
    await screen.findByRole('button', { name: 'Login' })
  })

  it('asks for the one-time code and goes on with it', async () => {
    const requests = serve({
      'POST /auth/login': () => json({ otpRequired: true, challenge: 'c1', method: 'mail', sentTo: 'a****@x.in' }),
      'POST /auth/login-otp': () => json(tokens),
    })
    await renderPage(<LoginPage />)
    await signIn()
    await screen.findByText('We sent a code to a****@x.in. Enter it here.')
    await userEvent.type(screen.getByLabelText(/^Code/), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(readSession()).toMatchObject(tokens))
    expect(bodiesOf(requests, '/auth/login-otp')).toEqual([{ challenge: 'c1', code: '123456' }])
  })

  it('sends the code by mail instead of the app on demand, with the newest challenge', async () => {
    const requests = serve({
      'POST /auth/login': () => json({ otpRequired: true, challenge: 'c1', method: 'app' }),
      'POST /auth/login-otp/resend': () => json({ otpRequired: true, challenge: 'c2', method: 'mail' }),
      'POST /auth/login-otp': () => json({ message: 'The code is wrong.' }, 400),
    })
    await renderPage(<LoginPage />)
    await signIn()
    await userEvent.click(await screen.findByRole('button', { name: 'Send a code by e-mail' }))
    await screen.findByText('We sent a code to your e-mail address. Enter it here.')
    await userEvent.type(screen.getByLabelText(/^Code/), '1')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByText('The code is wrong.')
    expect(bodiesOf(requests, '/auth/login-otp')).toEqual([{ challenge: 'c2', code: '1' }])
  })

  it('asks for a password of one’s own at the first sign-in, typed twice', async () => {
    const requests = serve({
      'POST /auth/login': () => json({ passwordChangeRequired: true, challenge: 'c1' }),
      'POST /auth/first-password': () => json(tokens),
    })
    await renderPage(<LoginPage />)
    await signIn()
    await userEvent.type(await screen.findByLabelText(/^New password \*/), 'long enough 1')
    await userEvent.type(screen.getByLabelText(/^New password again/), 'long enough 2')
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }))
    expect(screen.getByText('The two are not the same')).toBeTruthy()
    await userEvent.clear(screen.getByLabelText(/^New password again/))
    await userEvent.type(screen.getByLabelText(/^New password again/), 'long enough 1')
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }))
    await waitFor(() => expect(readSession()).toMatchObject(tokens))
    expect(bodiesOf(requests, '/auth/first-password')).toEqual([{ challenge: 'c1', password: 'long enough 1' }])
  })
})
