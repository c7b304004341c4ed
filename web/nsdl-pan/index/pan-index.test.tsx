import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { merchantNotices } from '../../../contract/notice.ts'
import * as events from '../../platform/events.ts'
import { LivePage } from '../../testing/live-page.tsx'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { MerchantPanIndexPage } from './merchant-index-page.tsx'
import { OfficePanIndexPage } from './office-index-page.tsx'

const waiting = (queue: string) => [
  { queue, id: '7', refNo: '3000000007', cardName: 'RAVI SAMPLE', stateAt: '2026-11-15T06:00:00.000Z' },
]

describe('the first page of NSDL PAN', () => {
  it('shows the back office every list with its number, and who waits longest', async () => {
    serve({
      'GET /backend/nsdlpan/counts': () => json({ documentVerify: 12345 }),
      'GET /backend/nsdlpan/oldest': () => json(waiting('documentVerify')),
    })
    await renderPage(<OfficePanIndexPage />)
    const card = await screen.findByRole('link', { name: /^Document Verification\s*12,345/ })
    expect(card.getAttribute('href')).toBe('/backend/actions/nsdl-pan/document-verify')
    const first = await screen.findByRole('link', { name: '3000000007 · RAVI SAMPLE' })
    expect(first.getAttribute('href')).toBe('/backend/actions/nsdl-pan/paninfo/7')
    expect(screen.getByText('Document Verification, since 15 Nov 2026, 11:30 AM')).toBeTruthy()
  })

  it('follows what happens to the applications of a merchant', async () => {
    let changed: () => void = () => undefined
    vi.spyOn(events, 'listen').mockImplementation((_endpoint, topics) => {
      changed = topics['nsdl-pan'] ?? changed
      return () => undefined
    })
    let count = 1
    serve({
      'GET /merchant/nsdlpan/counts': () => json({ rejected: count }),
      'GET /merchant/nsdlpan/oldest': () => json([]),
    })
    await renderPage(
      <LivePage endpoint={merchantNotices.live}>
        <MerchantPanIndexPage />
      </LivePage>,
    )
    await screen.findByRole('link', { name: /^Rejection List\s*1\s*Sent/ })
    expect(screen.getByRole('link', { name: 'Apply new' }).getAttribute('href')).toBe(
      '/merchant/product/nsdl-pan/apply/N',
    )
    count = 2
    act(() => changed())
    await waitFor(() => expect(screen.getByRole('link', { name: /^Rejection List\s*2\s*Sent/ })).toBeTruthy())
  })
})
