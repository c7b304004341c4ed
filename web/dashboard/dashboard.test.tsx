import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Dashboard, MerchantDashboard, OfficeCharts } from '../../contract/dashboard.ts'
import type { Standing } from '../../contract/kernel/role.ts'
import { backOfficeNotices } from '../../contract/notice.ts'
import * as events from '../platform/events.ts'
import { webServices } from '../services.ts'
import { LivePage } from '../testing/live-page.tsx'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { MerchantDashboardPage } from './merchant-dashboard-page.tsx'
import { OfficeDashboardPage } from './office-dashboard-page.tsx'

const admin: Standing = { role: 'admin', owner: false, permissions: [] }
const staff = (...permissions: string[]): Standing => ({ role: 'staff', owner: false, permissions })
const owner: Standing = { role: 'merchant', owner: true, permissions: [] }

const days = ['2026-11-14', '2026-11-15']
const cards: Dashboard = {
  deposite: 1_234_567.5,
  totPanVolume: 100_000,
  idDetail: [
    { id: 'Retailer', nos: 1200 },
    { id: 'Distributor', nos: 3 },
  ],
}
const charts: OfficeCharts = {
  days,
  volume: [
    { kind: 'pan-new', perDay: [3, 4] },
    { kind: 'uti-coupon', perDay: [0, 10] },
  ],
  collection: [0, 1_250_000],
  work: [
    { work: 'payment', waiting: 7, oldest: '2026-11-05', ages: [2, 0, 0, 5, 0] },
    { work: 'pan-verification', waiting: 0, oldest: null, ages: [0, 0, 0, 0, 0] },
  ],
}
const own: MerchantDashboard = {
  balance: 12_345,
  lowAt: 50_000,
  days,
  volume: [{ kind: 'pan-new', perDay: [1, 2] }],
  today: 2,
  month: 31,
  hasSold: true,
  work: [
    { work: 'awaiting-scan', waiting: 4 },
    { work: 'hardcopy', waiting: 0 },
  ],
}

const office = (standing: Standing) =>
  renderPage(<OfficeDashboardPage name="Demo Admin" standing={standing} services={webServices} />)
const serveOffice = (change: { cards?: Partial<Dashboard>; charts?: Partial<OfficeCharts> } = {}) =>
  serve({
    'GET /backend/dashboard/': () => json({ ...cards, ...change.cards }),
    'GET /backend/dashboard/charts': () => json({ ...charts, ...change.charts }),
  })
const quickWays = () =>
  within(screen.getByRole('navigation', { name: 'Quick ways' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the dashboard of the back office', () => {
  it('has a card for the balance, for PAN cards and for each id type, each with a bar at 45 that says nothing', async () => {
    serveOffice()
    const { container } = await office(admin)
    const shown = within(await screen.findByRole('region', { name: 'Figures' }))
    for (const [title, value] of [
      ['Total Balance', '12,34,567.50/-'],
      ['Total Pancard', '1,00,000'],
      ['Retailer', '1,200'],
      ['Distributor', '3'],
    ] as const)
      expect(shown.getByText(title).nextSibling?.textContent).toBe(value)
    const bars = [...container.querySelectorAll('[role="progressbar"]')]
    expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['45', '45', '45', '45'])
    expect(bars.every((bar) => bar.closest('[aria-hidden="true"]'))).toBe(true)
  })

  it('opens the payments that wait, not all there are, and corrections at their own tab', async () => {
    const correction = { work: 'correction' as const, waiting: 1, oldest: '2026-11-14', ages: [1, 0, 0, 0, 0] }
    serveOffice({ charts: { work: [...charts.work, correction] } })
    await office(admin)
    const wayOf = async (name: string) =>
      decodeURIComponent((await screen.findByRole('link', { name })).getAttribute('href') ?? '')
    expect(await wayOf('Payments to approve')).toContain('"value1":["pending","second-person"]')
    const corrections = await wayOf('Corrections to decide')
    expect(corrections).toContain('tab=corrections')
    expect(corrections).toContain('"value1":"pending"')
  })

  it('has the quick buttons of the specification, to those who may use them', async () => {
    serveOffice()
    const { unmount } = await office(admin)
    expect(quickWays()).toEqual([
      ['Verify Registration', '/backend/user-management/registration'],
      ['Payment Approve', '/backend/actions/payments'],
      ['Verify Form', '/backend/actions/nsdl-pan/document-verify'],
      ['Download Ack/Form', '/backend/actions/nsdl-pan/waiting-list'],
    ])
    unmount()
    await office(staff('payment'))
    expect(quickWays().map(([text]) => text)).toEqual(['Payment Approve'])
  })

  it('leads to what waits, and says how long it has waited', async () => {
    serveOffice()
    await office(admin)
    const row = (await screen.findByRole('link', { name: 'Payments to approve' })).closest('li')
    expect(row?.textContent).toContain('7oldest: 10 days')
    expect(screen.getByRole('img', { name: '0–1 day: 2, 8–15 days: 5' })).toBeTruthy()
    expect(screen.queryByText('PAN forms to verify')).toBeNull()
  })

  it('draws volume and collection, and tells both as tables', async () => {
    serveOffice()
    await office(admin)
    const volume = await screen.findByRole('figure', { name: 'Volume by day' })
    const rows = [...volume.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
    expect(rows).toEqual([
      ['15-Nov-2026', '4', '10'],
      ['14-Nov-2026', '3', '0'],
    ])
    expect(within(volume).getByRole('list').textContent).toBe('New PAN7UTI coupons10')
    expect(screen.getByRole('figure', { name: 'Collection by day' }).textContent).toContain('12,500.00/-')
  })

  it('tells staff without figures whom to ask', async () => {
    serveOffice({
      cards: { deposite: null, totPanVolume: null, idDetail: [] },
      charts: { volume: [], collection: null, work: [] },
    })
    await office(staff())
    expect(await screen.findByText('No figures for you yet')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Figures' })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Quick ways' })).toBeNull()
  })

  it('asks again when the server says that figures moved', async () => {
    let moved: () => void = () => undefined
    vi.spyOn(events, 'listen').mockImplementation((_endpoint, topics) => {
      moved = topics.figures ?? moved
      return () => undefined
    })
    let pans = 5
    serve({
      'GET /backend/dashboard/': () => json({ ...cards, totPanVolume: pans }),
      'GET /backend/dashboard/charts': () => json(charts),
    })
    await renderPage(
      <LivePage endpoint={backOfficeNotices.live}>
        <OfficeDashboardPage name="Demo Admin" standing={admin} services={webServices} />
      </LivePage>,
    )
    await waitFor(() => expect(screen.getByText('Total Pancard').nextSibling?.textContent).toBe('5'))
    pans = 6
    act(() => moved())
    await waitFor(() => expect(screen.getByText('Total Pancard').nextSibling?.textContent).toBe('6'))
  })
})

describe('the dashboard of a merchant', () => {
  it('shows balance, volumes, what waits with the way to it, and the quick ways', async () => {
    serve({ 'GET /merchant/misc/dashboard': () => json(own) })
    await renderPage(<MerchantDashboardPage name="Owner" standing={owner} services={webServices} />)
    const shown = within(await screen.findByRole('region', { name: 'Figures' }))
    expect(shown.getByText('Available balance').nextSibling?.textContent).toBe('₹123.45')
    expect(shown.getByText('Below your limit of ₹500.00')).toBeTruthy()
    expect(shown.getByText('Sent in this month').nextSibling?.textContent).toBe('31')
    const way = screen.getByRole('link', { name: 'Signed forms to scan' }).getAttribute('href') ?? ''
    expect(decodeURIComponent(way)).toContain('physical/pan-list?filters=[{"field":"state","opt":"equals"')
    expect(screen.queryByText('Hard copies to send')).toBeNull()
    expect(quickWays().map(([text]) => text)).toEqual(['New PAN', 'PAN Correction', 'Add Payment', 'Buy Coupons'])
    expect(screen.getByRole('figure', { name: 'Volume by day' })).toBeTruthy()
  })

  it('shows staff no volumes that are not theirs to see', async () => {
    serve({ 'GET /merchant/misc/dashboard': () => json({ ...own, volume: null, work: [] }) })
    await renderPage(
      <MerchantDashboardPage
        name="Staff"
        standing={{ role: 'merchant', owner: false, permissions: ['payment'] }}
        services={webServices}
      />,
    )
    await screen.findByRole('region', { name: 'Figures' })
    expect(screen.queryByText('Sent in today')).toBeNull()
    expect(screen.queryByRole('figure')).toBeNull()
    expect(quickWays().map(([text]) => text)).toEqual(['Add Payment'])
  })
})
