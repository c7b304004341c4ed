import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PayableBank } from '../../contract/payment-request.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { AddPaymentPage } from './add-payment-page.tsx'

const bank: PayableBank = {
  id: '4',
  bankName: 'Sample Bank',
  accountName: 'Sample Seva Kendra',
  accountNo: '123456789012',
  ifsc: 'SBIN0000001',
  branch: 'Pune',
  upiId: 'sample@bank',
  modes: ['upi', 'cash', 'cheque'],
  hasQr: false,
}

async function open(
  banks: PayableBank[] = [bank],
  answer = () => json({ refNo: 'P000009' }),
  last: object | null = null,
) {
  const requests = serve({
    'GET /merchant/accounts/payment-req/options': () => json({ banks, hasQr: false, last }),
    'POST /merchant/accounts/payment-req': answer,
  })
  const view = await renderPage(<AddPaymentPage />)
  const sent = () => requests.filter(({ path }) => path === '/merchant/accounts/payment-req').map(({ body }) => body)
  return { ...view, sent }
}

const slip = new File(['x'], 'slip.png', { type: 'image/png' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const chooseMode = async (mode: string) =>
  userEvent.selectOptions(await screen.findByLabelText(/^Mode/, { selector: 'select' }), mode)
const pick = (file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLElement, file)

describe('the form for a payment', () => {
  it('shows where to pay, and the only account is chosen already', async () => {
    await open()
    await screen.findByText('SBIN0000001')
    expect(screen.getByLabelText<HTMLSelectElement>(/^Account/, { selector: 'select' }).value).toBe('4')
  })

  it('begins with the account and the mode of last time, as far as they are still taken', async () => {
    const other = { ...bank, id: '5', bankName: 'Other Bank' }
    const { unmount } = await open([bank, other], undefined, { bankId: '5', mode: 'cash' })
    const account = await screen.findByLabelText<HTMLSelectElement>(/^Account/, { selector: 'select' })
    const mode = () => screen.getByLabelText<HTMLSelectElement>(/^Mode/, { selector: 'select' }).value
    expect([account.value, mode()]).toEqual(['5', 'cash'])
    unmount()
    await open([bank, { ...other, modes: ['upi'] }], undefined, { bankId: '5', mode: 'cash' })
    await screen.findByLabelText(/^Account/, { selector: 'select' })
    expect(mode()).toBe('')
  })

  it('says so when there is no account to pay into', async () => {
    await open([])
    await screen.findByText('No account yet')
  })

  it("takes back its 'Required' once an account is chosen", async () => {
    await open([bank, { ...bank, id: '5', bankName: 'Other Bank' }])
    const account = await screen.findByLabelText<HTMLSelectElement>(/^Account/, { selector: 'select' })
    await send()
    await waitFor(() => expect(account.getAttribute('aria-invalid')).toBe('true'))
    await userEvent.selectOptions(account, '5')
    expect(account.getAttribute('aria-invalid')).not.toBe('true')
  })

  it('brings back what was typed before a reload, without the slip, until it is sent', async () => {
    const { unmount } = await open([bank, { ...bank, id: '5', bankName: 'Other Bank' }])
    await userEvent.selectOptions(await screen.findByLabelText(/^Account/, { selector: 'select' }), '5')
    await chooseMode('upi')
    await userEvent.type(await screen.findByLabelText(/^UTR number/), '412345678901')
    await pick(slip)
    unmount()
    const { sent, router } = await open([bank, { ...bank, id: '5', bankName: 'Other Bank' }])
    await screen.findByText('Your last entries are back.')
    expect(screen.getByLabelText<HTMLSelectElement>(/^Account/, { selector: 'select' }).value).toBe('5')
    expect(screen.getByLabelText<HTMLInputElement>(/^UTR number/).value).toBe('412345678901')
    await userEvent.type(screen.getByLabelText(/^Amount in rupees/), '500')
    await pick(slip)
    await send()
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/page'))
    expect((sent()[0] as FormData).get('reference')).toBe('412345678901')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('typed:'))).toEqual([])
  })

  it('starts over when somebody wants to', async () => {
    const { unmount } = await open()
    await chooseMode('upi')
    await userEvent.type(await screen.findByLabelText(/^UTR number/), '412345678901')
    unmount()
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }))
    expect(screen.queryByText('Your last entries are back.')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>(/^Reference/).value).toBe('')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('typed:'))).toEqual([])
  })

  it('offers the ways that the account takes, and asks for what each needs', async () => {
    await open()
    await chooseMode('upi')
    await screen.findByLabelText(/^UTR number/)
    expect(screen.queryByLabelText(/^Branch/)).toBeNull()
    await chooseMode('cheque')
    await screen.findByLabelText(/^Cheque number/)
    await screen.findByLabelText(/^Bank of the cheque/)
    await chooseMode('cash')
    await screen.findByLabelText(/^Number of the deposit slip/)
    expect(screen.queryByLabelText(/^Bank of the cheque/)).toBeNull()
    const modes = screen.getByLabelText<HTMLSelectElement>(/^Mode/, { selector: 'select' }).options
    expect([...modes].map(({ text }) => text)).toEqual(['--Select--', 'UPI / QR', 'Cash deposit', 'Cheque'])
  })

  it('warns of an unusual reference, but takes it', async () => {
    await open()
    await chooseMode('upi')
    await userEvent.type(await screen.findByLabelText(/^UTR number/), '123')
    await screen.findByText('Please check this. Usually 12 digits.')
  })

  it("says 'Required' at what is missing and sends nothing", async () => {
    const { sent } = await open()
    await screen.findByText('SBIN0000001')
    await send()
    expect(await screen.findAllByText('Required')).not.toEqual([])
    expect(sent()).toEqual([])
  })

  it('refuses an amount that is none, then sends paise and the slip, and goes to the list', async () => {
    const { sent, router } = await open()
    await chooseMode('upi')
    const amount = screen.getByLabelText<HTMLInputElement>(/^Amount in rupees/)
    await userEvent.type(amount, '1e5')
    await userEvent.type(screen.getByLabelText(/^UTR number/), '4012 3456 7890')
    await pick(slip)
    await send()
    await screen.findByText('Enter an amount in rupees, such as 1,250.50')
    expect(amount.value).toBe('1e5')
    expect(sent()).toEqual([])
    await userEvent.clear(amount)
    await userEvent.type(amount, '1,234.56')
    await send()
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/accounts/payment-list'))
    expect(Object.fromEntries(sent()[0] as FormData)).toMatchObject({
      bankId: '4',
      mode: 'upi',
      amount: '123456',
      reference: '401234567890',
    })
  })

  it('keeps everything when the server refuses', async () => {
    const data = { reference: 'A payment with this utr number is already pending or approved' }
    const { router } = await open([bank], () => json({ message: 'Please check what you entered.', data }, 400))
    await chooseMode('upi')
    await userEvent.type(screen.getByLabelText(/^Amount in rupees/), '500')
    await userEvent.type(screen.getByLabelText(/^UTR number/), '401234567890')
    await pick(slip)
    await send()
    expect(await screen.findAllByText(new RegExp(data.reference))).not.toEqual([])
    expect(screen.getByLabelText<HTMLInputElement>(/^UTR number/).value).toBe('401234567890')
    expect(router.state.location.pathname).toBe('/page')
  })
})
