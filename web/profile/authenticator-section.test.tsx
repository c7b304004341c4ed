import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { backOfficeProfile as calls, type Profile } from '../../contract/profile.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { AuthenticatorSection } from './authenticator-section.tsx'

const person: Profile = {
  code: 'A000001',
  userName: 'admin',
  displayName: 'Asha',
  role: 'admin',
  owner: false,
  emailId: 'a@example.com',
  mobileNo: null,
  merchantCode: null,
  bussName: null,
  permissions: [],
  memberSince: '2026-04-05',
  hasPhoto: false,
  authenticatorApp: false,
  recoveryCodesLeft: 0,
  language: null,
}

describe('the authenticator app', () => {
  it('is enrolled by password, QR and code; the recovery codes are shown and can be downloaded', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const requests = serve({
      [`POST ${calls.beginTotp.path}`]: () =>
        json({ secret: 'ABCDEFGH', uri: 'otpauth://x', qr: 'data:image/png;base64,' }),
      [`POST ${calls.confirmTotp.path}`]: () => json({ recoveryCodes: ['aaaaa-11111', 'bbbbb-22222'] }),
    })
    await renderPage(<AuthenticatorSection calls={calls} profile={person} />)
    await userEvent.click(screen.getByRole('button', { name: 'Set up an app' }))
    await userEvent.type(await screen.findByLabelText(/^Password/), 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect((await screen.findByLabelText('Secret')).textContent).toBe('ABCD EFGH')
    expect(screen.getByAltText('QR code for the authenticator app')).toBeTruthy()
    await userEvent.type(screen.getByLabelText(/^Code from the app/), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await screen.findByText('aaaaa-11111')
    await userEvent.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByText('aaaaa-11111')).toBeNull())
    expect(requests.map((seen) => seen.body)).toEqual([{ password: 'secret' }, { code: '123456' }])
  })

  it('stays unenrolled after a wrong code', async () => {
    serve({
      [`POST ${calls.beginTotp.path}`]: () =>
        json({ secret: 'ABCD', uri: 'otpauth://x', qr: 'data:image/png;base64,' }),
      [`POST ${calls.confirmTotp.path}`]: () => json({ message: 'The code is wrong.' }, 400),
    })
    await renderPage(<AuthenticatorSection calls={calls} profile={person} />)
    await userEvent.click(screen.getByRole('button', { name: 'Set up an app' }))
    await userEvent.type(await screen.findByLabelText(/^Password/), 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await userEvent.type(await screen.findByLabelText(/^Code from the app/), '000000')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await screen.findByText('The code is wrong.')
  })

  it('is removed with the password', async () => {
    const requests = serve({ [`POST ${calls.removeTotp.path}`]: nothing })
    await renderPage(
      <AuthenticatorSection calls={calls} profile={{ ...person, authenticatorApp: true, recoveryCodesLeft: 9 }} />,
    )
    expect(screen.getByText('9 recovery codes left')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await userEvent.type(await screen.findByLabelText(/^Password/), 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await screen.findByText('Authenticator app removed')
    expect(requests[0]?.body).toEqual({ password: 'secret' })
  })
})
