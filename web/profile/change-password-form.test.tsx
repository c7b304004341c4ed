import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { merchantProfile as calls } from '../../contract/profile.ts'
import { readSession, saveSession } from '../platform/session.ts'
import { json, serve, tokenOf } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

beforeEach(() => saveSession({ token: tokenOf({ sub: 'M000001', role: 'merchant' }), refreshToken: 'r1' }))

async function change(current: string, next: string, again = next) {
  await userEvent.type(screen.getByLabelText(/^Current password/), current)
  await userEvent.type(screen.getByLabelText(/^New password \*/), next)
  await userEvent.type(screen.getByLabelText(/^New password again/), again)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

describe('changing the password', () => {
  it('goes on with the new tokens', async () => {
    const tokens = { token: tokenOf({ sub: 'M000001', role: 'merchant', n: 2 }), refreshToken: 'r2' }
    const requests = serve({ [`POST ${calls.changePassword.path}`]: () => json(tokens) })
    await renderPage(<ChangePasswordForm calls={calls} />)
    await change('old password', 'a new password')
    await screen.findByText('Password changed')
    expect(readSession()).toMatchObject(tokens)
    expect(requests[0]?.body).toEqual({ currentPassword: 'old password', newPassword: 'a new password' })
  })

  it('shows a refusal beside the field it is about', async () => {
    serve({
      [`POST ${calls.changePassword.path}`]: () =>
        json({ message: 'The password is wrong.', data: { currentPassword: 'This is not your password' } }, 400),
    })
    await renderPage(<ChangePasswordForm calls={calls} />)
    await change('wrong', 'a new password')
    await screen.findByText('Current password: This is not your password')
    await waitFor(() => expect(screen.getByText('This is not your password')).toBeTruthy())
  })

  it('wants the new one twice and long enough', async () => {
    const requests = serve({})
    await renderPage(<ChangePasswordForm calls={calls} />)
    await change('old', 'short', 'other')
    expect(screen.getByText('Use at least 10 characters')).toBeTruthy()
    expect(requests).toHaveLength(0)
  })
})
