import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { merchantNotices } from '../../contract/notice.ts'
import type { SaleQuote } from '../../contract/sale.ts'
import type { CouponRow, OwnCouponRow } from '../../contract/uti-pan/coupon.ts'
import type { PsaStanding } from '../../contract/uti-pan/psa.ts'
import * as events from '../platform/events.ts'
import { LivePage } from '../testing/live-page.tsx'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { BuyCouponsPage } from './buy-coupons-page.tsx'
import { OfficeCouponsPage } from './office-coupons-page.tsx'
import { PsaLoginPage } from './psa-login-page.tsx'

const standing: PsaStanding = {
  status: 'approved',
  no: 'U000001',
  psaId: 'UTIPSA77',
  reason: '',
  loginUrl: 'https://psa.example/login',
  draft: {
    personName: 'Asha Sample',
    shopName: 'Sample Kendra',
    mobileNo: '9876500011',
    emailId: 'asha@people.test',
    panNo: 'ABCPS1234E',
    district: 'Pune',
    state: 'Maharashtra',
    pin: '411001',
    existingId: '',
  },
}
const quote: SaleQuote = {
  price: 25_000,
  commission: 1_000,
  tds: 20,
  net: 24_020,
  governmentFee: 20_000,
  balance: 100_000,
  missing: 0,
}
const ownOrder = (no: string): OwnCouponRow => ({
  id: no.slice(1),
  no,
  askedAt: '2026-11-15T06:00:00Z',
  status: 'pending',
  kind: 'physical',
  quantity: 1,
  amount: 25_000,
  psaId: 'UTIPSA77',
  providerOrder: '',
  coupons: '',
  reason: '',
  own: true,
})
const psa = 'GET /merchant/utipan/psa'

describe('the page to buy coupons', () => {
  it('lets a merchant buy as soon as the head office has approved the PSA id', async () => {
    let changed: () => void = () => undefined
    vi.spyOn(events, 'listen').mockImplementation((_endpoint, topics) => {
      changed = topics['uti-pan'] ?? changed
      return () => undefined
    })
    let now: PsaStanding = { ...standing, status: 'pending', psaId: null }
    serve({ [psa]: () => json(now), 'GET /merchant/utipan/coupon/quote': () => json(quote) })
    await renderPage(
      <LivePage endpoint={merchantNotices.live}>
        <BuyCouponsPage />
      </LivePage>,
    )
    await screen.findByText('You need a PSA id first')
    now = standing
    act(() => changed())
    await screen.findByRole('textbox', { name: /^Quantity/ })
  })
})

describe('the PSA page', () => {
  it("shows the id and the way to the provider's page", async () => {
    serve({ [psa]: () => json(standing) })
    await renderPage(<PsaLoginPage />)
    await screen.findByText('UTIPSA77')
    expect(screen.getByRole('link', { name: "Open the provider's page" }).getAttribute('href')).toBe(standing.loginUrl)
  })

  it('shows why the last request was rejected, and sends the mended one', async () => {
    const requests = serve({
      [psa]: () => json({ ...standing, status: 'rejected', psaId: null, reason: 'The PAN is of another name' }),
      'POST /merchant/utipan/psa-request': () => json({ no: 'U000002' }),
    })
    await renderPage(<PsaLoginPage />)
    await screen.findByText('The PAN is of another name')
    const pan = screen.getByRole('textbox', { name: /^PAN/ })
    await userEvent.clear(pan)
    await userEvent.type(pan, 'abcps9999f')
    await userEvent.click(screen.getByRole('button', { name: 'Send the request' }))
    await screen.findByText('Request U000002 is on its way.')
    expect(requests.find(({ method, path }) => method === 'POST' && path.endsWith('psa-request'))?.body).toMatchObject({
      panNo: 'ABCPS9999F',
    })
  })
})

describe('buying coupons', () => {
  const list = 'POST /merchant/utipan/coupon/list'
  const page = (...data: OwnCouponRow[]) => json({ data, totalRecords: data.length, filterRecords: data.length })

  it('shows the total on the button, asks once, and buys under a key', async () => {
    const requests = serve({
      [psa]: () => json(standing),
      [list]: () => page(),
      'GET /merchant/utipan/coupon/quote': () => json(quote),
      'POST /merchant/utipan/coupon/buy': () => json({ no: 'K000001' }),
    })
    const { router } = await renderPage(<BuyCouponsPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Buy 1 coupon for ₹250.00' }))
    const dialog = await screen.findByRole('dialog')
    expect(requests.some(({ path }) => path.endsWith('coupon/buy'))).toBe(false)
    expect(dialog.textContent).toContain('₹250.00 is taken from your wallet')
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Buy 1 coupon for ₹250.00' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/product/uti-pan/coupon/list'))
    const sent = requests.filter(({ path }) => path.endsWith('coupon/buy'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toEqual({ kind: 'physical', quantity: 1, total: 25_000 })
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('shows the new total where the price has changed meanwhile, and pays only after another click', async () => {
    let price = 25_000
    const requests = serve({
      [psa]: () => json(standing),
      [list]: () => page(),
      'GET /merchant/utipan/coupon/quote': () => json({ ...quote, price }),
      'POST /merchant/utipan/coupon/buy': () => {
        price = 30_000
        return json({ message: 'The price has changed: it is ₹300.00 now. Nothing was charged.' }, 409)
      },
    })
    await renderPage(<BuyCouponsPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Buy 1 coupon for ₹250.00' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Buy 1 coupon for ₹250.00' }))
    await within(dialog).findByText(/The price has changed: it is ₹300\.00 now/)
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Buy 1 coupon for ₹300.00' }))
    const totals = () => requests.filter(({ path }) => path.endsWith('coupon/buy')).map(({ body }) => body)
    await waitFor(() => expect(totals()).toHaveLength(2))
    expect(totals()).toMatchObject([{ total: 25_000 }, { total: 30_000 }])
  })

  describe('whose answer gets lost', () => {
    /** One such order stands already; the first try arrives or not, and its answer never comes back. */
    async function loseTheAnswer({ arrives }: { arrives: boolean }) {
      const orders = [ownOrder('K000001')]
      const keys = new Set<string>()
      let price = 25_000
      let lost = 0
      const requests = serve({
        [psa]: () => json(standing),
        [list]: () => page(...orders.toReversed()),
        'GET /merchant/utipan/coupon/quote': () => json({ ...quote, price }),
        'POST /merchant/utipan/coupon/buy': ({ headers }) => {
          const key = headers.get('idempotency-key') ?? ''
          lost += 1
          if ((arrives || lost > 1) && !keys.has(key)) {
            orders.push(ownOrder(`K00000${orders.length + 1}`))
            keys.add(key)
          }
          return lost === 1 ? Promise.reject(new TypeError('Failed to fetch')) : json({ no: orders.at(-1)?.no })
        },
      })
      const view = await renderPage(<BuyCouponsPage />)
      await userEvent.click(await screen.findByRole('button', { name: 'Buy 1 coupon for ₹250.00' }))
      const dialog = await screen.findByRole('dialog')
      await userEvent.click(within(dialog).getByRole('button', { name: 'Buy 1 coupon for ₹250.00' }))
      return {
        ...view,
        orders,
        dialog,
        sent: () => requests.filter(({ path }) => path.endsWith('coupon/buy')),
        raisePrice: () => {
          price = 30_000
        },
      }
    }

    it('are found by the page itself where they were bought, and are not bought again', async () => {
      const { router, orders, sent } = await loseTheAnswer({ arrives: true })
      await screen.findByText('Order K000002 is on its way.')
      await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/product/uti-pan/coupon/list'))
      expect(sent()).toHaveLength(1)
      expect(orders).toHaveLength(2)
    })

    it('are not taken for an order of the day before, and are looked for again when the page is seen again', async () => {
      const { router, orders, dialog, sent } = await loseTheAnswer({ arrives: false })
      await within(dialog).findByText(/Look whether it was done before you try again/)
      expect(router.state.location.pathname).toBe('/page')
      orders.push(ownOrder('K000002'))
      fireEvent(document, new Event('visibilitychange'))
      await screen.findByText('Order K000002 is on its way.')
      expect(sent()).toHaveLength(1)
    })

    it('are still looked for, and told of on the page, after the dialog was closed', async () => {
      const { orders, dialog } = await loseTheAnswer({ arrives: false })
      await within(dialog).findByText(/Look whether it was done before you try again/)
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      screen.getByText(/Look whether it was done before you try again/)
      orders.push(ownOrder('K000002'))
      fireEvent(document, new Event('visibilitychange'))
      await screen.findByText('Order K000002 is on its way.')
    })

    it('are not taken for the same order of a colleague in the same minute', async () => {
      const { orders, dialog, sent } = await loseTheAnswer({ arrives: false })
      await within(dialog).findByText(/Look whether it was done before you try again/)
      orders.push({ ...ownOrder('K000002'), own: false })
      await userEvent.click(within(dialog).getByRole('button', { name: 'Buy 1 coupon for ₹250.00' }))
      await screen.findByText('Order K000003 is on its way.')
      expect(sent()).toHaveLength(2)
    })

    it('are bought by a second try under the same key, once', async () => {
      const { orders, dialog, sent } = await loseTheAnswer({ arrives: false })
      await within(dialog).findByText(/Look whether it was done before you try again/)
      await userEvent.click(within(dialog).getByRole('button', { name: 'Buy 1 coupon for ₹250.00' }))
      await screen.findByText('Order K000002 is on its way.')
      expect(sent()).toHaveLength(2)
      expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key')))).toHaveProperty('size', 1)
      expect(orders).toHaveLength(2)
    })

    it('are not paid for at a new price where the first try is found to have arrived', async () => {
      const { orders, dialog, sent, raisePrice } = await loseTheAnswer({ arrives: false })
      await within(dialog).findByText(/Look whether it was done before you try again/)
      raisePrice()
      // It comes in late, after the look and before the second try.
      orders.push(ownOrder('K000002'))
      await userEvent.click(within(dialog).getByRole('button', { name: /^Buy 1 coupon for/ }))
      await screen.findByText('Order K000002 is on its way.')
      expect(sent()).toHaveLength(1)
    })
  })

  it.each(['2.5', '1e2', '-3', '12 345'])(
    'refuses %s as it was typed, instead of buying another number',
    async (typed) => {
      const requests = serve({ [psa]: () => json(standing), 'GET /merchant/utipan/coupon/quote': () => json(quote) })
      await renderPage(<BuyCouponsPage />)
      const quantity = await screen.findByRole('textbox', { name: /^Quantity/ })
      await userEvent.clear(quantity)
      await userEvent.type(quantity, typed)
      await userEvent.tab()
      expect(quantity).toHaveProperty('value', typed)
      await userEvent.click(screen.getByRole('button', { name: 'Buy' }))
      await screen.findByText('Enter a whole number')
      await waitFor(() => expect(document.activeElement).toBe(quantity))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(requests.some(({ path }) => path.endsWith('coupon/buy'))).toBe(false)
    },
  )

  it('refuses 0 with a sentence and leaves it standing, instead of buying one', async () => {
    const requests = serve({ [psa]: () => json(standing), 'GET /merchant/utipan/coupon/quote': () => json(quote) })
    await renderPage(<BuyCouponsPage />)
    const quantity = await screen.findByRole('textbox', { name: /^Quantity/ })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '0')
    await userEvent.tab()
    expect(quantity).toHaveProperty('value', '0')
    await userEvent.click(screen.getByRole('button', { name: 'Buy' }))
    await screen.findByText('Buy at least 1 coupon')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requests.some(({ path }) => path.endsWith('coupon/buy'))).toBe(false)
  })

  it('never shows the total of another quantity on the button', async () => {
    serve({
      [psa]: () => json(standing),
      'GET /merchant/utipan/coupon/quote': ({ query }) =>
        json({ ...quote, price: Number(query.get('quantity')) * 25_000 }),
    })
    await renderPage(<BuyCouponsPage />)
    const quantity = await screen.findByRole('textbox', { name: /^Quantity/ })
    await screen.findByRole('button', { name: 'Buy 1 coupon for ₹250.00' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '5')
    expect(screen.queryByRole('button', { name: /₹250/ })).toBeNull()
    await screen.findByRole('button', { name: 'Buy 5 coupons for ₹1,250.00' })
  })

  it('is not possible beyond the balance, and leads to adding money', async () => {
    serve({
      [psa]: () => json(standing),
      'GET /merchant/utipan/coupon/quote': () => json({ ...quote, balance: 5_000, missing: 20_000 }),
    })
    await renderPage(<BuyCouponsPage />)
    await screen.findByText('Missing')
    expect(screen.getByRole('button', { name: 'Buy 1 coupon for ₹250.00' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('link', { name: 'Add money' })).toBeTruthy()
  })

  it('waits for the PSA id', async () => {
    serve({ [psa]: () => json({ ...standing, status: 'pending', psaId: null }) })
    await renderPage(<BuyCouponsPage />)
    await screen.findByText('You need a PSA id first')
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
  })
})

describe('the orders in the back office', () => {
  it('are fulfilled with the numbers that were given', async () => {
    const row: CouponRow = {
      ...ownOrder('K000007'),
      id: '7',
      kind: 'digital',
      quantity: 2,
      code: 'M000002',
      bussName: 'Sample',
    }
    const requests = serve({
      'POST /backend/utipan/coupon-list': () => json({ data: [row], totalRecords: 1, filterRecords: 1 }),
      'POST /backend/utipan/coupon-list/7/fulfil': () => new Response(null, { status: 204 }),
    })
    await renderPage(<OfficeCouponsPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Decide K000007' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Fulfil' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Coupon numbers' }), 'CPN1001, CPN1002')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fulfil' }))
    await screen.findByText('Order K000007 is fulfilled. The merchant is told.')
    expect(requests.find(({ path }) => path.endsWith('/7/fulfil'))?.body).toEqual({
      coupons: 'CPN1001, CPN1002',
      providerOrder: '',
    })
  })
})
