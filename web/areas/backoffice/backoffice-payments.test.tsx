import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { BackofficePayments } from './backoffice-payments.tsx'

/** Each tab is loaded when it is opened, which takes a moment on a busy machine. */
const loading = { timeout: 10_000 }

// Read before the first test, which would else wait for them to be compiled.
await Promise.all([import('../../payment-request/payment-requests.tsx'), import('../../correction/corrections.tsx')])

const empty = () => json({ data: [], totalRecords: 0, filterRecords: 0 })
async function open(address: string) {
  serve({ 'POST /backend/account/payments': empty, 'POST /backend/account/corrections': empty })
  return renderPage(<BackofficePayments />, address)
}

it('payments open with the requests; another tab stands in the address, and forgets what the table held', async () => {
  const { router } = await open('/page?q=abc')
  await screen.findByText(/^No row matches/, {}, loading)
  await userEvent.click(screen.getByRole('tab', { name: 'Corrections' }))
  await screen.findByText('Nobody has asked for a correction yet.', {}, loading)
  expect(router.state.location.search).toEqual({ tab: 'corrections' })
  await userEvent.click(screen.getByRole('tab', { name: 'Requests' }))
  await screen.findByText('No payment requests yet.', {}, loading)
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

it('a link leads to a tab', async () => {
  await open('/page?tab=corrections')
  await screen.findByText('Nobody has asked for a correction yet.', {}, loading)
  expect(screen.getByRole('tab', { name: 'Corrections' }).getAttribute('aria-selected')).toBe('true')
})

it('a tab that is not there leads to the requests', async () => {
  await open('/page?tab=nowhere')
  await screen.findByText('No payment requests yet.', {}, loading)
})
