import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { KycStanding } from '../../contract/kyc.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { KycBanner } from './kyc-banner.tsx'

const standing: KycStanding = {
  kind: 'merchant',
  state: 'approved',
  businessState: 'approved',
  begun: true,
  documentRejected: false,
}

async function open(change: Partial<KycStanding>) {
  const requests = serve({ 'GET /merchant/my-profile/kyc/standing': () => json({ ...standing, ...change }) })
  const view = await renderPage(<KycBanner />)
  await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/standing'))).toBe(true))
  return view
}

describe('the banner', () => {
  it.each([
    [{ state: 'not-started' }, 'Your KYC is not started.', 'Start KYC', '/kyc/merchant'],
    [{ state: 'submitted' }, 'We are looking at your KYC.', 'See what was sent', '/kyc/merchant'],
    [
      { state: 'submitted', documentRejected: true },
      'A document of your KYC was sent back.',
      'Upload it again',
      '/kyc/merchant',
    ],
    [{ state: 'rejected', kind: 'staff' }, 'Your KYC was sent back.', 'Mend it', '/kyc/staff'],
    [{ state: 're-kyc' }, 'We need your KYC again.', 'Open the form', '/kyc/merchant'],
  ] as const)('says of %j why nothing can be spent, and leads to the form', async (change, text, link, path) => {
    await open(change)
    const region = await screen.findByRole('region', { name: 'KYC' })
    expect(region.textContent).toContain(`${text} Until it is approved you can look around, but not spend or apply.`)
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(path)
  })

  it('tells approved staff of a business that is not approved, and asks nothing of them', async () => {
    await open({ kind: 'staff', businessState: 'submitted' })
    await screen.findByText(/The KYC of your business is not approved yet/)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is gone when all is approved', async () => {
    const { queries } = await open({})
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    expect(screen.queryByRole('region', { name: 'KYC' })).toBeNull()
  })

  it('leads who has never seen the form to it, and who has seen it not', async () => {
    const first = await open({ state: 'not-started', begun: false, kind: 'staff' })
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/kyc/staff'))
    first.unmount()
    const again = await open({ state: 'not-started', begun: true })
    await screen.findByRole('link', { name: 'Start KYC' })
    expect(again.router.state.location.pathname).toBe('/page')
  })
})
