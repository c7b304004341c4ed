import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { PaymentStatusPage } from './payment-status-page.tsx'

it.each([
  ['/page?status=success', 'Payment Successful!'],
  ['/page?status=failed', 'Payment Failed'],
  ['/page?status=SUCCESS', 'Payment Failed'],
  ['/page', 'Payment Failed'],
])('the payment status at %s reads %s', async (address, title) => {
  await renderPage(<PaymentStatusPage />, address)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
})
