import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GatewayOrder } from '../../contract/gateway.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { GatewayStatusPage } from './gateway-status-page.tsx'
import { goToPay } from './go-to-pay.ts'

vi.mock('./go-to-pay.ts', () => ({ goToPay: vi.fn() }))
beforeEach(() => vi.mocked(goToPay).mockClear())

const order: GatewayOrder = {
  orderNo: 'G000008',
  state: 'created',
  amount: 123_450,
  createdAt: '2026-11-15T06:00:00Z',
  testMode: false,
  reason: '',
  payPath: '/api/pay/x',
}
const path = 'GET /merchant/gateway/order/G000008'
const at = (query: string) => renderPage(<GatewayStatusPage />, `/page?${query}`)

describe('the status of an online payment', () => {
  it('is what the server says, whatever the address claims', async () => {
    serve({ [path]: () => json({ ...order, state: 'failed', reason: 'Declined by the bank' }) })
    await at('order=G000008&status=success')
    await screen.findByText('Payment Failed')
    expect(screen.getByText(/^No amount was added\. Declined by the bank\./)).toBeTruthy()
    expect(screen.queryByText('Payment Successful!')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(goToPay).toHaveBeenCalledWith('/api/pay/x')
  })

  it('is success with the amount once it is paid, and leads to the list', async () => {
    serve({ [path]: () => json({ ...order, state: 'paid', payPath: null, testMode: true }) })
    await at('order=G000008&status=failed')
    await screen.findByText('Payment Successful!')
    screen.getByText('₹1,234.50')
    screen.getByText(/Test mode/)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('link', { name: 'All online payments' }).getAttribute('href')).toBe(
      '/merchant/paymentgateway/pg-gateway',
    )
  })

  it('is asked again while it waits, and no more once it is known', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const answers: GatewayOrder[] = [order, order, { ...order, state: 'paid', payPath: null }]
    const requests = serve({ [path]: () => json(answers.shift()) })
    await at('order=G000008')
    await screen.findByText('Waiting for your payment')
    for (let i = 0; i < 2; i++) await act(() => vi.advanceTimersByTimeAsync(3_100))
    await screen.findByText('Payment Successful!')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(requests.filter(({ path: asked }) => asked.includes('/order/'))).toHaveLength(3)
  })

  it('lets a waiting payer go on, and one who is too late begin again', async () => {
    serve({ [path]: () => json(order) })
    const { unmount } = await at('order=G000008')
    await screen.findByRole('button', { name: 'Go on paying' })
    unmount()
    serve({ [path]: () => json({ ...order, state: 'expired', payPath: null }) })
    await at('order=G000008')
    await screen.findByText('This payment has run out')
    screen.getByRole('link', { name: 'Try again' })
  })

  it.each(['', 'order=', 'order=../../x', 'order=17', 'order=%7B%7D'])('asks nobody for %o', async (query) => {
    const requests = serve({})
    await at(query)
    await screen.findByText('Which payment?')
    expect(requests).toEqual([])
  })
})
