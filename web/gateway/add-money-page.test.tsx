import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GatewayOptions } from '../../contract/gateway.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { AddMoneyPage } from './add-money-page.tsx'
import { goToPay } from './go-to-pay.ts'

vi.mock('./go-to-pay.ts', () => ({ goToPay: vi.fn() }))
beforeEach(() => vi.mocked(goToPay).mockClear())

const options: GatewayOptions = { open: true, testMode: false, min: 10_000, max: 300_000 }
const row = {
  id: '1',
  orderNo: 'G000007',
  createdAt: '2026-11-15T06:00:00Z',
  state: 'paid',
  amount: 50_000,
  paymentId: 'pay_1',
  reason: '',
}

async function open(
  change: Partial<GatewayOptions> = {},
  answer = () => json({ orderNo: 'G000008', payPath: '/api/pay/x' }),
) {
  const requests = serve({
    'GET /merchant/gateway/options': () => json({ ...options, ...change }),
    'GET /merchant/account/closing': () => json(1234.5),
    'POST /merchant/gateway/orders': () => json({ data: [row], totalRecords: 1, filterRecords: 1 }),
    'POST /merchant/gateway/order': answer,
  })
  await renderPage(<AddMoneyPage />)
  return () => requests.filter(({ path }) => path === '/merchant/gateway/order')
}
const amount = () => screen.findByLabelText<HTMLInputElement>(/^Amount in rupees/)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Go to payment' }))

describe('adding money online', () => {
  it('shows the balance, the limits and what was paid before', async () => {
    await open()
    await screen.findByText('Balance now: ₹1,234.50')
    await screen.findByText('From ₹100.00 to ₹3,000.00')
    await screen.findByText('G000007')
    expect(screen.queryByText('Test mode')).toBeNull()
  })

  it('says plainly when it is a test', async () => {
    await open({ testMode: true })
    await screen.findByText('Test mode')
  })

  it('offers the quick amounts within the limits', async () => {
    await open()
    await amount()
    const quick = screen.getByRole('group', { name: 'Quick amounts' })
    expect([...quick.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      '₹500',
      '₹1,000',
      '₹2,000',
    ])
    await userEvent.click(screen.getByRole('button', { name: '₹2,000' }))
    expect((await amount()).value).toBe('2,000')
  })

  it.each([
    ['', 'Required'],
    ['99.99', 'At least ₹100.00'],
    ['3000.01', 'At most ₹3,000.00'],
    ['1e3', 'Enter an amount in rupees, such as 1,250.50'],
    ['500 only', 'Enter an amount in rupees, such as 1,250.50'],
  ])('refuses %o at its field and sends nothing', async (typed, message) => {
    const sent = await open()
    if (typed) await userEvent.type(await amount(), typed)
    else await amount()
    await send()
    expect(await screen.findAllByText(message)).not.toEqual([])
    expect(sent()).toEqual([])
  })

  it('sends whole paise under a key and goes to the pay page', async () => {
    const sent = await open()
    await userEvent.type(await amount(), '1234.56')
    await send()
    await waitFor(() => expect(goToPay).toHaveBeenCalledWith('/api/pay/x'))
    expect(sent().map(({ body }) => body)).toEqual([{ amount: 123_456 }])
    expect(sent()[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('tries again under the same key after a failure, and under another after a success', async () => {
    let fails = true
    const sent = await open({}, () =>
      fails ? json({ message: 'Busy.' }, 503) : json({ orderNo: 'G000008', payPath: '/api/pay/x' }),
    )
    await userEvent.type(await amount(), '500')
    await send()
    await screen.findByText('Busy.')
    fails = false
    await send()
    await waitFor(() => expect(goToPay).toHaveBeenCalledTimes(1))
    await send()
    await waitFor(() => expect(goToPay).toHaveBeenCalledTimes(2))
    const [first, second, third] = sent().map(({ headers }) => headers.get('idempotency-key'))
    expect([first === second, second === third]).toEqual([true, false])
  })

  it('leads to Add Payment where there is no provider', async () => {
    await open({ open: false })
    await screen.findByText('Not available')
    expect(screen.queryByLabelText(/^Amount in rupees/)).toBeNull()
  })
})
