import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PaymentDetail } from '../../contract/payment-request.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { PaymentReview } from './payment-review.tsx'

const payment: PaymentDetail = {
  id: '7',
  refNo: 'P000007',
  createdAt: '2026-11-15T06:00:00Z',
  status: 'second-person',
  amount: 9_000_000,
  mode: 'upi',
  bank: 'Sample Bank',
  reference: '123456789012',
  paidOn: '2026-11-15',
  reason: '',
  code: 'M000002',
  bussName: 'Sample Kendra',
  branch: '',
  drawnOn: '',
  remark: '',
  accountNo: '0011',
  askedBy: 'Asha',
  slipType: 'image/png',
  firstApprovedBy: 'Ravi Sharma',
  decidedBy: null,
  decidedAt: null,
  balance: 0,
  mayApprove: true,
  whyNotApprove: null,
  needsSecond: true,
  secondPersonAbove: 5_000_000,
  statementDay: null,
  alike: [],
  reasons: ['The slip cannot be read.'],
}

async function open(change: Partial<PaymentDetail> = {}) {
  serve({
    'GET /backend/account/payments/7': () => json({ ...payment, ...change }),
    'GET /backend/account/payments/7/slip': () => new Response('png', { headers: { 'content-type': 'image/png' } }),
  })
  await renderPage(<PaymentReview id="7" onClose={() => undefined} />)
  return within(await screen.findByRole('dialog', { name: 'Payment P000007' }))
}

describe('a payment that wants two people', () => {
  it('shows who approved it first, and has the reason in place of the button for those who cannot be the second', async () => {
    const whyNotApprove = 'Your account was set up or changed by somebody else within the last day.'
    const dialog = await open({ mayApprove: false, whyNotApprove })
    await dialog.findByText(`Ravi Sharma has approved it. Another person must do so too. ${whyNotApprove}`)
    expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull()
    expect(dialog.getByRole('button', { name: 'Reject' })).toBeTruthy()
  })

  it('can be approved by another person', async () => {
    const dialog = await open()
    await dialog.findByText('Ravi Sharma has approved it. Another person must do so too.')
    expect(dialog.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', false)
  })

  it('keeps the words of a rejection that was not sent', async () => {
    const dialog = await open()
    await userEvent.click(await dialog.findByRole('button', { name: 'Reject' }))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Not on our statement')
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'Not on our statement')
  })
})
