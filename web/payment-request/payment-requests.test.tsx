import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listPayments } from '../../contract/payment-request.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { PaymentRequests } from './payment-requests.tsx'

it('a payment that waits is reviewed and one that is decided is viewed, and the buttons are called so', async () => {
  const data = [
    { id: '1', refNo: 'P0000001', status: 'pending', amount: 100_000 },
    { id: '2', refNo: 'P0000002', status: 'approved', amount: 100_000 },
  ]
  serve({ [`POST ${listPayments.path}`]: () => json({ data, totalRecords: 2, filterRecords: 2 }) })
  await renderPage(<PaymentRequests />)
  expect((await screen.findByRole('button', { name: 'Review P0000001' })).textContent).toBe('Review')
  expect(screen.getByRole('button', { name: 'View P0000002' }).textContent).toBe('View')
})
