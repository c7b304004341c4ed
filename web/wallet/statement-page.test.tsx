import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { indianDay } from '../../contract/kernel/dates.ts'
import type { StatementRow } from '../../contract/statement.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { LowBalanceBanner } from './low-balance-banner.tsx'
import { StatementPage } from './statement-page.tsx'

const row: StatementRow = {
  id: '2',
  at: '2026-11-14T06:30:00Z',
  kind: 'nsdl-pan',
  narration: 'PAN T000001',
  reference: 'sale:nsdl-pan:1',
  debit: 15_000,
  credit: null,
  balance: 85_000,
}
const list = 'POST /merchant/account/statement'
const low = 'GET /merchant/account/low-balance'

describe('the statement page', () => {
  it('shows a line with its debit, no credit, and the balance after it', async () => {
    serve({ [list]: () => json({ data: [row], totalRecords: 1, filterRecords: 1 }) })
    await renderPage(<StatementPage />)
    const line = await screen.findByRole('row', { name: /PAN T000001/ })
    const cells = [...line.querySelectorAll('td')].map(({ textContent }) => textContent)
    expect(cells).toContain('NSDL PAN')
    expect(cells).toContain('150.00/-')
    expect(cells).toContain('850.00/-')
    expect(cells).toContain('')
  })

  it('asks for the chosen days, and shows what they came to', async () => {
    const requests = serve({
      [list]: () => json({ data: [], totalRecords: 0, filterRecords: 0 }),
      'GET /merchant/account/statement-sums': () =>
        json({ opening: 1_000_00, credits: 500_00, debits: 150_00, closing: 1_350_00 }),
    })
    await renderPage(<StatementPage />)
    await userEvent.click(screen.getByRole('radio', { name: 'Today' }))
    const sums = await screen.findByRole('region', { name: 'Sums of these days' })
    await waitFor(() =>
      expect(sums.textContent).toBe('Opening1,000.00/-Credits500.00/-Debits150.00/-Closing1,350.00/-'),
    )
    const today = indianDay(new Date())
    const asked = requests.filter(({ path }) => path === '/merchant/account/statement').at(-1)
    expect(asked?.body).toMatchObject({ additionFilter: { from: today, to: today } })
  })

  it('lets the business say when to be warned, in rupees, and sends paise', async () => {
    const requests = serve({
      [list]: () => json({ data: [], totalRecords: 0, filterRecords: 0 }),
      [low]: () => json({ balance: 0, limit: 50_000 }),
      'POST /merchant/account/low-balance': () => new Response(null, { status: 204 }),
    })
    await renderPage(<StatementPage />)
    await userEvent.click(screen.getByRole('button', { name: 'Low-balance warning' }))
    const box = await screen.findByRole('textbox', { name: /Warn me below/ })
    expect(box).toHaveProperty('value', '500')
    await userEvent.clear(box)
    await userEvent.type(box, '1e2')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Enter an amount in rupees, such as 1,250.50')
    expect(box).toHaveProperty('value', '1e2')
    expect(requests.some(({ method, path }) => method === 'POST' && path.endsWith('low-balance'))).toBe(false)
    await userEvent.clear(box)
    await userEvent.type(box, '₹1,234.50')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The limit is saved.')
    expect(requests.find(({ method, path }) => method === 'POST' && path.endsWith('low-balance'))?.body).toEqual({
      limit: 123_450,
    })
  })
})

describe('the low-balance banner', () => {
  it('says how much is left and leads to adding money', async () => {
    serve({ [low]: () => json({ balance: 12_345, limit: 50_000 }) })
    await renderPage(<LowBalanceBanner mayPay />)
    const banner = await screen.findByRole('region', { name: 'Low balance' })
    expect(banner.textContent).toContain('₹123.45 is left, below your limit of ₹500.00.')
    expect(screen.getByRole('link', { name: 'Add money' }).getAttribute('href')).toBe('/merchant/accounts/payment-req')
  })

  it('is not there at or above the limit', async () => {
    serve({ [low]: () => json({ balance: 50_000, limit: 50_000 }) })
    const { queries } = await renderPage(<LowBalanceBanner mayPay />)
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    expect(screen.queryByRole('region')).toBeNull()
  })
})
