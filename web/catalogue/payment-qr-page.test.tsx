import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveSession } from '../platform/session.ts'
import { json, nothing, serve, tokenOf } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { PaymentQrPage } from './payment-qr-page.tsx'

const image = () => new Response('png', { headers: { 'content-type': 'image/png' } })
const none = nothing

async function choose(file: File) {
  const button = await screen.findByRole('button', { name: /QR code$/ })
  const input = button.parentElement?.querySelector('input')
  if (!input) throw new Error('There is no file input beside the button.')
  fireEvent.change(input, { target: { files: [file] } })
  return input
}

async function confirmWith(password: string) {
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText(/^Your password/), password)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Upload' }))
}

beforeEach(() => saveSession({ token: tokenOf({ sub: 'A000001', role: 'admin' }), refreshToken: 'r' }))

describe('the page Add QR Code', () => {
  it('shows the current QR image', async () => {
    serve({ 'GET /backend/account/GetQrcode': image })
    await renderPage(<PaymentQrPage />)
    const shown = await screen.findByRole('img', { name: 'Payment QR code' })
    expect(shown.getAttribute('src')).toMatch(/^blob:/)
    expect(screen.getByRole('button', { name: 'Replace the QR code' })).toBeTruthy()
  })

  it('offers whoever is no admin no way to another one', async () => {
    saveSession({ token: tokenOf({ sub: 'S000001', role: 'staff' }), refreshToken: 'r' })
    serve({ 'GET /backend/account/GetQrcode': image })
    await renderPage(<PaymentQrPage />)
    expect(await screen.findByText('Only an admin replaces the QR code.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Replace the QR code' })).toBeNull()
  })

  it('says that there is none yet', async () => {
    serve({ 'GET /backend/account/GetQrcode': none })
    await renderPage(<PaymentQrPage />)
    expect(await screen.findByText('No QR code has been uploaded yet.')).toBeTruthy()
    expect(screen.queryByRole('img', { name: 'Payment QR code' })).toBeNull()
  })

  it.each([
    ['a paper', new File(['%PDF-1.7'], 'code.pdf', { type: 'application/pdf' })],
    ['an empty file', new File([], 'code.png', { type: 'image/png' })],
  ])('tells at once that %s is no picture, and asks for no password', async (_what, file) => {
    serve({ 'GET /backend/account/GetQrcode': none })
    await renderPage(<PaymentQrPage />)
    await choose(file)
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('alert').textContent).toContain(`${file.name} is no picture`)
    expect(within(dialog).queryByLabelText(/^Your password/)).toBeNull()
  })

  it('says so where the browser cannot show the picture that was chosen', async () => {
    serve({ 'GET /backend/account/GetQrcode': none })
    await renderPage(<PaymentQrPage />)
    await choose(new File(['heic'], 'code.heic', { type: '' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.error(within(dialog).getByRole('img', { name: 'The new QR code' }))
    expect(within(dialog).getByText('This browser cannot show the picture.')).toBeTruthy()
    expect(within(dialog).getByLabelText(/^Your password/)).toBeTruthy()
  })

  it('asks once, with the new code beside the one that merchants see now, before anything is sent', async () => {
    const requests = serve({ 'GET /backend/account/GetQrcode': image, 'POST /backend/account/qrcode': nothing })
    await renderPage(<PaymentQrPage />)
    await screen.findByRole('img', { name: 'Payment QR code' })
    await choose(new File(['png'], 'qr.png', { type: 'image/png' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('img', { name: 'The QR code as it is now' })).toBeTruthy()
    expect(within(dialog).getByRole('img', { name: 'The new QR code' })).toBeTruthy()
    expect(requests.some(({ path }) => path === '/backend/account/qrcode')).toBe(false)
  })

  it('takes image files, sends one in the field qrcode with the own password, and shows it', async () => {
    let there = false
    const requests = serve({
      'GET /backend/account/GetQrcode': () => (there ? image() : none()),
      'POST /backend/account/qrcode': () => {
        there = true
        return nothing()
      },
    })
    await renderPage(<PaymentQrPage />)
    const file = new File(['png'], 'qr.png', { type: 'image/png' })
    const input = await choose(file)
    expect(input.accept).toBe('image/*')
    await confirmWith('Long@12345')
    await screen.findByRole('img', { name: 'Payment QR code' })
    const sent = requests.find((seen) => seen.path === '/backend/account/qrcode')?.body as FormData
    expect((sent.get('qrcode') as File).name).toBe('qr.png')
    expect(sent.get('ownPassword')).toBe('Long@12345')
  })

  it('shows a notification titled Error with the text of the server when the upload fails', async () => {
    serve({
      'GET /backend/account/GetQrcode': none,
      'POST /backend/account/qrcode': () => json({ message: 'Not taken', data: ['too dark', 'too small'] }, 415),
    })
    await renderPage(<PaymentQrPage />)
    await choose(new File(['x'], 'qr.gif', { type: 'image/gif' }))
    await confirmWith('Long@12345')
    expect(await screen.findByText('Error')).toBeTruthy()
    await waitFor(() => expect(screen.getByText('Not taken: too dark, too small')).toBeTruthy())
  })
})
