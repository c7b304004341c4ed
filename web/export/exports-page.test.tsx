import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { LargeExport } from '../../contract/export.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { OfficeExportsPage } from './exports-page.tsx'

const made = (change: Partial<LargeExport>): LargeExport => ({
  id: '7',
  title: 'PAN applications',
  format: 'csv',
  state: 'ready',
  done: 120_000,
  rows: 120_000,
  at: '2026-11-15T06:30:00.000Z',
  until: '2026-11-16T06:30:00.000Z',
  ...change,
})

describe('the page of large exports', () => {
  it('says how far each is, in Indian numbers, and offers what is ready', async () => {
    const exports = [made({ id: '8', title: 'Merchants', state: 'making', done: 60_000 }), made({})]
    serve({ 'GET /backend/misc/exports': () => json(exports) })
    await renderPage(<OfficeExportsPage />)
    expect(await screen.findByText(/60,000 of 1,20,000 rows/)).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Rows written' }).getAttribute('aria-valuenow')).toBe('50')
    expect(screen.getAllByRole('button', { name: 'Download' }).length).toBe(1)
  })

  it('says that one is over, and offers it no more', async () => {
    serve({ 'GET /backend/misc/exports': () => json([made({ state: 'expired' })]) })
    await renderPage(<OfficeExportsPage />)
    expect(await screen.findByText('Expired')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove PAN applications' })).toBeTruthy()
  })

  it('removes one, and says so when there is none', async () => {
    let exports = [made({})]
    const requests = serve({
      'GET /backend/misc/exports': () => json(exports),
      'POST /backend/misc/exports/7/discard': () => {
        exports = []
        return new Response(null, { status: 204 })
      },
    })
    await renderPage(<OfficeExportsPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove PAN applications' }))
    await waitFor(() => expect(screen.getByText(/Nothing here/)).toBeTruthy())
    expect(requests.some(({ path }) => path.endsWith('/7/discard'))).toBe(true)
  })
})
