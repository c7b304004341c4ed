import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { indianDay } from '../../contract/kernel/dates.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { DailyCollectionPage } from './daily-collection-page.tsx'

const today = indianDay(new Date())

describe('the daily collection page', () => {
  it('shows figures, a bar for each day and the lines of this month, and asks again for other days', async () => {
    const row = { id: '1', day: today, bank: 'First Bank', mode: 'upi', person: 'Asha', payments: 2, amount: 1_500_000 }
    const requests = serve({
      'POST /backend/reports/daily-collection': () => json({ data: [row], totalRecords: 1, filterRecords: 1 }),
      'GET /backend/reports/daily-collection-sums': () =>
        json({ payments: 2, amount: 1_500_000, days: [{ day: today, payments: 2, amount: 1_500_000 }] }),
    })
    await renderPage(<DailyCollectionPage />)
    const bars = await screen.findByRole('list', { name: 'Collection by day' })
    expect(within(bars).getAllByRole('listitem')[0]?.textContent).toContain('15,000.00/-')
    expect(await screen.findByRole('row', { name: /First Bank/ })).toHaveProperty('textContent')
    await userEvent.click(screen.getByRole('radio', { name: 'Today' }))
    await screen.findByRole('row', { name: /First Bank/ })
    const asked = requests.filter(({ path }) => path === '/backend/reports/daily-collection').at(-1)
    expect(asked?.body).toMatchObject({ additionFilter: { from: today, to: today } })
  })
})
