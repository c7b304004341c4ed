import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Standing } from '../../../contract/kernel/role.ts'
import type { KycNews } from '../../kyc/use-kyc-news.ts'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { FirstSteps } from './first-steps.tsx'
import { MerchantBanners } from './merchant-banners.tsx'

const owner: Standing = { role: 'merchant', owner: true, permissions: [] }
const helper: Standing = { role: 'merchant', owner: false, permissions: ['courier'] }
const sent: KycNews = {
  state: 'submitted',
  label: 'Submitted',
  text: 'We are looking at your KYC.',
  way: { label: 'See what was sent', to: '/kyc/merchant' },
}
const steps = () =>
  screen.getAllByRole('listitem').map((step) => ({
    title: step.querySelector('p')?.textContent,
    isNext: step.getAttribute('aria-current') === 'step',
    way: within(step).queryByRole('link')?.textContent ?? null,
  }))

describe('the first steps of a shop', () => {
  it('begin with KYC; money may be added while it is looked at', async () => {
    await renderPage(<FirstSteps kyc={sent} balance={0} standing={owner} />)
    expect(steps()).toEqual([
      { title: 'KYC', isNext: true, way: 'See what was sent' },
      { title: 'Money', isNext: false, way: 'Add money' },
      { title: 'First PAN', isNext: false, way: null },
    ])
  })

  it('end with the first PAN, once there is money', async () => {
    await renderPage(<FirstSteps kyc={undefined} balance={50_000} standing={owner} />)
    expect(steps()).toEqual([
      { title: 'KYC, done', isNext: false, way: null },
      { title: 'Money, done', isNext: false, way: null },
      { title: 'First PAN', isNext: true, way: 'Start the first one' },
    ])
    expect(screen.getByText('₹500.00 is in your wallet.')).toBeTruthy()
  })

  it('offer nobody what they may not do', async () => {
    await renderPage(<FirstSteps kyc={undefined} balance={0} standing={helper} />)
    expect(steps().map(({ way }) => way)).toEqual([null, null, null])
  })
})

describe('above the dashboard', () => {
  const kyc = { kind: 'merchant', state: 'submitted', businessState: 'submitted', begun: true, documentRejected: false }
  const open = async (hasSold: boolean, address = '/merchant', change: object = {}) => {
    const [balance, lowAt, limit] = [100, 50_000, 50_000]
    serve({
      'GET /auth/me': () => json({ code: 'M000001', ...owner }),
      'GET /merchant/my-profile/kyc/standing': () => json({ ...kyc, ...change }),
      'GET /merchant/account/low-balance': () => json({ balance, limit }),
      'GET /merchant/misc/dashboard': () =>
        json({ balance, lowAt, days: [], volume: null, today: 0, month: 0, hasSold, work: [] }),
    })
    return renderPage(<MerchantBanners />, address, address)
  }

  it('a shop that has sold nothing sees its next step in place of both banners', async () => {
    await open(false)
    expect(await screen.findByRole('region', { name: 'Your first sale' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'KYC' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Low balance' })).toBeNull()
  })

  it('a shop that has sold something sees the banners', async () => {
    await open(true)
    expect(await screen.findByRole('region', { name: 'KYC' })).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'Low balance' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Your first sale' })).toBeNull()
  })

  it('whoever has never seen the form of KYC is led there', async () => {
    const { router } = await open(false, '/merchant', { state: 'not-started', begun: false })
    await waitFor(() => expect(router.state.location.pathname).toBe('/kyc/merchant'))
  })

  it('every other page has the banners', async () => {
    await open(false, '/merchant/misc/reports')
    expect(await screen.findByRole('region', { name: 'KYC' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Your first sale' })).toBeNull()
  })
})
