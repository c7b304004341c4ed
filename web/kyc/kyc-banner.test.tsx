import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { KycStanding, MyKyc } from '../../contract/kyc.ts'
import { aKyc, documentsIn, staffDetails } from '../testing/kyc.ts'
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

const identified = { details: staffDetails, aadharNo: 'XXXX XXXX 2346' }

async function open(change: Partial<KycStanding>, kyc: Partial<MyKyc> = {}) {
  const requests = serve({
    'GET /merchant/my-profile/kyc/standing': () => json({ ...standing, ...change }),
    'GET /merchant/my-profile/kyc': () => json(aKyc(kyc)),
  })
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

  it.each<[Partial<MyKyc>, string, string]>([
    [{ details: staffDetails }, 'Still missing: Identity, PAN card, Aadhaar card, Photo.', 'Go on with KYC'],
    [
      { ...identified, documents: documentsIn('staff', 'uploaded').slice(0, 2) },
      'Still missing: Photo.',
      'Go on with KYC',
    ],
    [{ ...identified, documents: documentsIn('staff', 'uploaded') }, 'Everything is there: send it in.', 'Send it in'],
  ])('says of a KYC that is begun what is missing: %#', async (given, text, link) => {
    await open({ state: 'not-started', kind: 'staff' }, given)
    const region = await screen.findByRole('region', { name: 'KYC' })
    expect(region.textContent).toContain(`Started: Your KYC is not sent in yet. ${text} Until it is approved`)
    expect(region.textContent).not.toMatch(/not started/i)
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/kyc/staff')
  })

  it('does not say that nothing was begun where that cannot be known', async () => {
    const { queries } = await open({ state: 'not-started' })
    await screen.findByRole('link', { name: 'Start KYC' })
    serve({ 'GET /merchant/my-profile/kyc/standing': () => json({ ...standing, state: 'not-started' }) })
    await queries.resetQueries()
    const region = await screen.findByRole('region', { name: 'KYC' })
    expect(region.textContent).toContain('Your KYC is not sent in yet. Until it is approved')
    expect(region.textContent).not.toMatch(/not started/i)
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
