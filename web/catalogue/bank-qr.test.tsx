import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Bank } from '../../contract/catalogue/bank.ts'
import { saveSession } from '../platform/session.ts'
import { json, nothing, serve, tokenOf } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { BankQr } from './bank-qr.tsx'

const bank: Bank = {
  id: '7',
  bankName: 'Example Bank',
  accountName: 'Kendra Services',
  accountNo: '30012345678',
  ifsc: 'SBIN0001234',
  branch: '',
  upiId: 'kendra@sbi',
  modes: ['upi'],
  active: true,
  position: 1,
  hasQr: true,
}

describe('the QR code of an account', () => {
  it('is taken away only with the own password', async () => {
    saveSession({ token: tokenOf({ sub: 'A000001', role: 'admin' }), refreshToken: 'r' })
    const requests = serve({
      'GET /backend/master/bank/7/qrcode': () => new Response('png', { headers: { 'content-type': 'image/png' } }),
      'POST /backend/master/bank/7/remove-qrcode': nothing,
      'GET /backend/master/bank/7': () => json({ ...bank, hasQr: false }),
    })
    await renderPage(<BankQr bank={bank} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the QR code of Example Bank' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await dialog.findByText('Required')
    const sent = () => requests.filter(({ path }) => path.endsWith('/remove-qrcode'))
    expect(sent()).toEqual([])
    await userEvent.type(dialog.getByLabelText(/^Your password/), 'a secret of mine')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ ownPassword: 'a secret of mine' }]))
    await screen.findByText('QR code removed')
  })
})
