import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { indianDay } from '../../contract/kernel/dates.ts'
import { ageingReport } from '../../contract/report/ageing.ts'
import { collectionReport } from '../../contract/report/collection.ts'
import { webServices } from '../services.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { ReportIndex } from './report-index.tsx'
import { ReportPage } from './report-page.tsx'

const today = indianDay(new Date())
const month = { from: `${today.slice(0, 8)}01`, to: today }
const row = { id: '1', day: today, bank: 'First Bank', mode: 'upi', person: 'Asha', payments: 2, amount: 1_500_000 }
const sums = { totals: { payments: 2, amount: 1_500_000 }, bars: [{ name: today, value: 1_500_000 }], others: 0 }
const answers = {
  'POST /backend/reports/daily-collection': () => json({ data: [row], totalRecords: 1, filterRecords: 1 }),
  'POST /backend/reports/daily-collection-sums': () => json(sums),
  'GET /backend/reports/merchants': () => json([{ value: 'M000002', label: 'M000002 Some Shop' }]),
}
const collection = <ReportPage side={collectionReport.office} area="office" services={webServices} />

describe('a report', () => {
  it('shows figures, a bar for each day, rows and a totals row of this month', async () => {
    const requests = serve(answers)
    await renderPage(collection)
    const figures = await screen.findByRole('region', { name: 'Totals' })
    expect(await within(figures).findByText('15,000.00/-')).toBeDefined()
    const bars = await screen.findByRole('list', { name: 'Amount by day' })
    const days = within(bars).getAllByRole('listitem')
    expect(days).toHaveLength(Number(today.slice(8)))
    expect(days.at(-1)?.textContent).toContain('15,000.00/-')
    await screen.findByRole('row', { name: /First Bank/ })
    expect(screen.getByRole('row', { name: /^Total/ }).textContent).toContain('15,000.00/-')
    const asked = requests.filter(({ path }) => path.startsWith('/backend/reports/daily-collection'))
    for (const { body } of asked) expect(body).toMatchObject({ additionFilter: { ...month, view: 'line' } })
  })

  it('keeps all that is set in the address, by the name of the range where it has one, and asks for it', async () => {
    const requests = serve(answers)
    const { router } = await renderPage(collection)
    await userEvent.click(await screen.findByRole('radio', { name: 'Today' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'UPI / QR')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show by' }), 'Bank')
    await screen.findByRole('list', { name: 'Amount by bank' })
    expect(router.state.location.search).toEqual({ days: 'today', mode: 'upi', view: 'bank' })
    const wanted = { additionFilter: { from: today, to: today, mode: 'upi', view: 'bank' } }
    for (const path of ['/backend/reports/daily-collection', '/backend/reports/daily-collection-sums'])
      expect(requests.filter((seen) => seen.path === path).at(-1)?.body).toMatchObject(wanted)
    expect(screen.queryByRole('columnheader', { name: /Credited by/ })).toBeNull()
  })

  it('opens as its address says, and asks nothing while the days cannot be', async () => {
    const requests = serve(answers)
    await renderPage(collection, '/page?from=2024-01-01&to=2026-01-01&merchant=M000002')
    expect(await screen.findByText('At most one year')).toBeDefined()
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
    expect(await screen.findByDisplayValue('M000002 Some Shop')).toBeDefined()
  })

  it('is of one merchant, found by a part of the name, and of all again once the box is emptied', async () => {
    const requests = serve(answers)
    const { router } = await renderPage(collection)
    const box = await screen.findByRole('combobox', { name: 'Merchant' })
    await userEvent.type(box, 'shop')
    await waitFor(() => expect(requests.some(({ query }) => query.get('search') === 'shop')).toBe(true))
    await userEvent.click(await screen.findByRole('option', { name: 'M000002 Some Shop', hidden: true }))
    expect(router.state.location.search).toEqual({ merchant: 'M000002' })
    await userEvent.clear(box)
    expect(router.state.location.search).toEqual({})
  })

  it('sums up what the table is filtered to', async () => {
    const requests = serve(answers)
    const filters = [{ field: 'bank', opt: 'contains', value1: 'First' }]
    await renderPage(collection, `/page?q=asha&filters=${encodeURIComponent(JSON.stringify(filters))}`)
    await screen.findByRole('row', { name: /First Bank/ })
    const asked = requests.find(({ path }) => path.endsWith('-sums'))
    expect(asked?.body).toMatchObject({ filters, search: 'asha' })
  })

  it('is copied as a link, and saved under a name', async () => {
    const requests = serve({ ...answers, 'POST /backend/reports/saved': nothing })
    const person = userEvent.setup()
    await renderPage(collection, '/page?days=today')
    const copy = vi.spyOn(navigator.clipboard, 'writeText')
    await person.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(copy).toHaveBeenCalledWith(window.location.href)
    await screen.findByText('Link copied')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog', { name: 'Save this report' })
    await person.clear(within(dialog).getByRole('textbox', { name: /Name/ }))
    await person.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Every day')
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    await screen.findByText('Report saved')
    expect(requests.find(({ path }) => path === '/backend/reports/saved')?.body).toMatchObject({ name: 'Every day' })
  })

  const waiting = {
    'POST /backend/reports/ageing': () =>
      json({
        data: [{ id: '0', queue: 'payment', by: 'office', waiting: 3, day1: 1, day3: 2, day7: 0, day15: 0, over: 0 }],
        totalRecords: 1,
        filterRecords: 1,
      }),
    'POST /backend/reports/ageing-sums': () =>
      json({ totals: { waiting: 3 }, bars: [{ name: 'payment', value: 3 }], others: 0 }),
  }
  const clerk = (...permissions: string[]) => ({ code: 'S000001', role: 'staff', owner: false, permissions })

  it('leads from a queue that waits to its list', async () => {
    serve({ ...waiting, 'GET /auth/me': () => json(clerk('report', 'payment')) })
    await renderPage(<ReportPage side={ageingReport.office} area="office" services={webServices} />)
    const link = await screen.findByRole('link', { name: 'Payment requests' })
    expect(link.getAttribute('href')).toBe('/backend/actions/payments')
    expect(screen.queryByLabelText('From')).toBeNull()
  })

  it('does not lead whoever may only read reports to a list that is closed to them', async () => {
    serve({ ...waiting, 'GET /auth/me': () => json(clerk('report')) })
    await renderPage(<ReportPage side={ageingReport.office} area="office" services={webServices} />)
    await screen.findByRole('cell', { name: 'Payment requests' })
    expect(screen.queryByRole('link', { name: 'Payment requests' })).toBeNull()
  })
})

describe("a merchant's own report", () => {
  it('asks the own call, and offers nothing that is about others', async () => {
    const requests = serve({
      'POST /merchant/reports/daily-collection': () => json({ data: [row], totalRecords: 1, filterRecords: 1 }),
      'POST /merchant/reports/daily-collection-sums': () => json(sums),
    })
    await renderPage(
      <ReportPage side={collectionReport.own} area="own" services={webServices} />,
      '/page?view=merchant&merchant=M000002',
    )
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Money Added')
    await screen.findByRole('row', { name: /First Bank/ })
    expect(screen.queryByLabelText('Merchant')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Printable PDF' })).toBeNull()
    expect(screen.queryByRole('columnheader', { name: /Credited by/ })).toBeNull()
    for (const { body } of requests) expect(body).toMatchObject({ additionFilter: { ...month, view: 'line' } })
    for (const { body } of requests) expect(JSON.stringify(body)).not.toContain('M000002')
  })
})

describe('the index of reports', () => {
  it('names every report in its group, and those that were saved, which can be forgotten', async () => {
    const address = '/backend/misc/reports/ledger?days=month'
    const requests = serve({
      'GET /backend/reports/saved': () => json([{ id: '7', name: 'My ledger', address }]),
      'DELETE /backend/reports/saved/7': nothing,
    })
    await renderPage(<ReportIndex area="office" services={webServices} />)
    const saved = await screen.findByRole('link', { name: 'My ledger' })
    expect(saved.getAttribute('href')).toBe(address)
    const money = screen.getByRole('region', { name: 'Money' })
    expect(
      within(money)
        .getByRole('link', { name: /Daily Collection/ })
        .getAttribute('href'),
    ).toBe('/backend/misc/reports/daily-collection')
    await userEvent.click(screen.getByRole('button', { name: 'Forget My ledger' }))
    await screen.findByText('Forgotten')
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(true)
  })

  it.each([
    [true, [], true],
    [false, ['report', 'apply'], true],
    [false, ['report'], false],
  ])('leads to the GST calendar who may open it: owner %s, permissions %j, %s', async (owner, permissions, shown) => {
    serve({
      'GET /merchant/reports/saved': () => json([]),
      'GET /auth/me': () => json({ code: 'S000002', role: 'merchant', owner, permissions }),
    })
    const { queries } = await renderPage(<ReportIndex area="own" services={webServices} />)
    await screen.findByRole('link', { name: /Ageing/ })
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    expect(screen.queryAllByRole('link', { name: /GST Calendar/ })).toHaveLength(shown ? 1 : 0)
  })
})
