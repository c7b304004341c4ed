import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { GatewayRow } from '../../contract/gateway.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { GatewayOrders } from './gateway-orders.tsx'

const row: GatewayRow = {
  id: '7',
  orderNo: 'G000007',
  createdAt: '2026-11-15T06:00:00Z',
  state: 'created',
  amount: 50_000,
  paymentId: null,
  reason: '',
  code: 'M000001',
  bussName: 'Rao Stores',
  provider: 'razorpay',
  providerOrderId: 'order_1',
  problem: '₹1.00 came instead of ₹500.00 (pay_1); nothing was credited.',
}

it('a clerk sees what to look at, asks the provider again and sees the new state', async () => {
  let state: GatewayRow['state'] = 'created'
  serve({
    'POST /backend/account/gateway-orders': () =>
      json({ data: [{ ...row, state }], totalRecords: 1, filterRecords: 1 }),
    'POST /backend/account/gateway-orders/7/ask': () => {
      state = 'paid'
      return json({ state })
    },
  })
  await renderPage(<GatewayOrders />)
  await screen.findByText(row.problem)
  await userEvent.click(screen.getByRole('button', { name: 'Ask provider again: G000007' }))
  await screen.findByText('G000007: Paid')
  expect(await screen.findAllByText('Paid')).not.toEqual([])
})

it('a clerk is told when the provider does not answer', async () => {
  serve({
    'POST /backend/account/gateway-orders': () => json({ data: [row], totalRecords: 1, filterRecords: 1 }),
    'POST /backend/account/gateway-orders/7/ask': () => json({ message: 'The provider did not answer.' }, 503),
  })
  await renderPage(<GatewayOrders />)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask provider again: G000007' }))
  await screen.findByText('The provider did not answer.')
})
