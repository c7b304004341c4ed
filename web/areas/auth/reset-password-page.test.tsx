import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { json, nothing, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

const picture = () => new Response('png', { headers: { 'content-type': 'image/png' } })

describe('resetting the password', () => {
  it('without a token asks for user name and captcha and says that a link was sent', async () => {
    const requests = serve({
      'POST /captcha': picture,
      'POST /auth/forgot-password': () => json({ message: 'A link is on its way.' }),
    })
    await renderPage(<ResetPasswordPage />)
    await userEvent.type(screen.getByLabelText(/^User name/), 'asha')
    await userEvent.type(await screen.findByLabelText(/^Captcha \*/), 'k7x')
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
    await screen.findByText('A link is on its way.')
    expect(requests.find((seen) => seen.path === '/auth/forgot-password')?.body).toEqual({
      userName: 'asha',
      captcha: 'k7x',
    })
  })

  it('with a token sets the new password', async () => {
    const requests = serve({ 'POST /auth/reset-password': nothing })
    await renderPage(<ResetPasswordPage />, '/page?token=from-the-mail')
    await userEvent.type(screen.getByLabelText(/^New password \*/), 'long enough 1')
    await userEvent.type(screen.getByLabelText(/^New password again/), 'long enough 1')
    await userEvent.click(screen.getByRole('button', { name: 'Save the password' }))
    await screen.findByText('Your new password is saved. You can sign in with it now.')
    expect(requests.at(-1)?.body).toEqual({ token: 'from-the-mail', password: 'long enough 1' })
  })

  it('refuses a short password before sending it', async () => {
    const requests = serve({})
    await renderPage(<ResetPasswordPage />, '/page?token=x')
    await userEvent.type(screen.getByLabelText(/^New password \*/), 'short')
    await userEvent.type(screen.getByLabelText(/^New password again/), 'short')
    await userEvent.click(screen.getByRole('button', { name: 'Save the password' }))
    expect(screen.getByText('Use at least 10 characters')).toBeTruthy()
    expect(requests).toHaveLength(0)
  })
})
