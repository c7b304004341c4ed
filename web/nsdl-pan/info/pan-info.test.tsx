import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { json, serve } from '../../testing/network.ts'
import { aPanInfo } from '../../testing/pan.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { MerchantPanInfoPage } from './merchant-info-page.tsx'
import { OfficePanInfoPage } from './office-info-page.tsx'

const standing = (role: string) => ({
  code: 'A000001',
  displayName: 'Asha',
  role,
  owner: role === 'merchant',
  permissions: [],
})
async function open(side: 'backend' | 'merchant', info: PanInfo, role: string) {
  const requests = serve({
    [`GET /${side}/nsdlpan/paninfo/7`]: () => json(info),
    [`/${side}/nsdlpan/file/32`]: () => new Response('jpg'),
    [`/${side}/nsdlpan/file/31`]: () => new Response('pdf'),
    'GET /auth/me': () => json(standing(role)),
    'POST /backend/nsdlpan/refund/7': () => new Response(null, { status: 204 }),
    'POST /backend/nsdlpan/refund/7/withdraw': () => new Response(null, { status: 204 }),
    'POST /backend/nsdlpan/paninfo/7/aadhaar': () => json({ aadhaarNo: '234567890124', raAadhaarNo: '' }),
  })
  await renderPage(side === 'backend' ? <OfficePanInfoPage id="7" /> : <MerchantPanInfoPage id="7" />)
  await screen.findByRole('heading', { name: `${info.refNo} · ${info.cardName}` })
  return requests
}
const part = (name: string) => within(screen.getByRole('region', { name }))

describe('all about an application', () => {
  it('is shown part by part: state with what comes next, facts, timeline, files, money', async () => {
    await open('merchant', aPanInfo(), 'merchant')
    expect(part('State').getByText('In verification')).toBeTruthy()
    expect(part('State').getByText('The head office checks it.')).toBeTruthy()
    for (const text of ['SAMPLE', 'XXXX XXXX 0124', '05-Apr-1990', 'Male', 'Birth certificate'])
      expect(part('Details').getByText(text)).toBeTruthy()
    expect(part('Timeline').getByText('15 Nov 2026, 11:30 AM · Asha Rao (M000001)')).toBeTruthy()
    expect(part('Files').getByRole('button', { name: 'Look at: Signed form' })).toBeTruthy()
    expect(part('Money').getByText('₹137.00')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reveal' })).toBeNull()
  })

  it('says why it was sent back, and until when mending is free', async () => {
    const reasons = [{ code: 'A', text: 'The photo is torn', remedy: 'Paste another.' }]
    await open('merchant', aPanInfo({ state: 'rejected', reasons, freeUntil: '2026-12-15' }), 'merchant')
    expect(part('State').getByText('The photo is torn. Paste another.')).toBeTruthy()
    expect(part('State').getByText('Free of charge until 15-Dec-2026.')).toBeTruthy()
    expect(part('State').getByRole('link', { name: 'Reapply 3000000007' })).toBeTruthy()
  })

  it('shows an Aadhaar number whole to an admin who asks', async () => {
    await open('backend', aPanInfo(), 'admin')
    await userEvent.click(await screen.findByRole('button', { name: 'Reveal' }))
    expect(await screen.findByText('2345 6789 0124')).toBeTruthy()
  })

  it('offers no number to staff, and the moves of its state', async () => {
    const requests = await open('backend', aPanInfo({ state: 'acknowledged', ackNo: '881000000000007' }), 'staff')
    expect(part('State').getByRole('button', { name: 'PAN 3000000007' })).toBeTruthy()
    expect(requests.some(({ path }) => path === '/auth/me')).toBe(true)
    expect(screen.queryByRole('button', { name: 'Reveal' })).toBeNull()
  })

  it('tells the second person why a refund is asked for, and lets the one who asked withdraw it', async () => {
    const refundFirst = {
      by: 'Ravi',
      at: '2026-11-15T06:00:00Z',
      reason: 'A duplicate PAN',
      above: 10_000,
      own: false,
      mayWithdraw: false,
    }
    const asked = aPanInfo({ state: 'acknowledged', refundFirst })
    await open('backend', asked, 'staff')
    const words = 'Ravi asked for it on 15-Nov-2026: A duplicate PAN. Above ₹100.00 a second person confirms it.'
    expect(part('State').getByText(words)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Withdraw the refund' })).toBeNull()
    cleanup()
    const requests = await open(
      'backend',
      { ...asked, refundFirst: { ...refundFirst, own: true, mayWithdraw: true } },
      'staff',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the refund' }))
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/backend/nsdlpan/refund/7/withdraw'))
  })

  it('lets the second person confirm a refund where it waits, with the amount and the reason that was given', async () => {
    const at = '2026-11-15T06:00:00Z'
    const refundFirst = { by: 'Ravi', at, reason: 'A duplicate PAN', above: 10_000, own: false, mayWithdraw: false }
    const requests = await open('backend', aPanInfo({ state: 'acknowledged', refundFirst }), 'staff')
    await userEvent.click(part('State').getByRole('button', { name: 'Confirm the refund' }))
    const box = await screen.findByRole('dialog', { name: 'Confirm the refund of 3000000007' })
    expect(box.textContent).toContain('₹137.00')
    expect(box.textContent).toContain('Ravi asked for it on 15-Nov-2026: A duplicate PAN.')
    await userEvent.click(within(box).getByRole('button', { name: 'Confirm the refund' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = requests.find(({ path }) => path === '/backend/nsdlpan/refund/7')
    expect(sent?.body).toEqual({ seenRefund: at })
    expect(sent?.headers.get('idempotency-key')).toBeTruthy()
  })

  it('offers a refund only where something was paid and has not gone back', async () => {
    const paid = aPanInfo({ state: 'acknowledged' })
    const refunds = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More for 3000000007' }))
      await screen.findByRole('menuitem', { name: 'TIN rejection' })
      return screen.queryAllByRole('menuitem', { name: 'Refund' })
    }
    await open('backend', paid, 'staff')
    expect(await refunds()).toHaveLength(1)
    cleanup()
    await open('backend', { ...paid, money: null }, 'staff')
    expect(await refunds()).toEqual([])
  })

  it('tells who asked for a refund at once that the second person cannot be them, and offers no refund to send', async () => {
    const refundFirst = {
      by: 'Ravi',
      at: '2026-11-15T06:00:00Z',
      reason: 'A duplicate PAN',
      above: 10_000,
      own: true,
      mayWithdraw: true,
    }
    await open('backend', aPanInfo({ state: 'acknowledged', refundFirst }), 'staff')
    const words =
      'You asked for it on 15-Nov-2026: A duplicate PAN. Above ₹100.00 a second person confirms it, and that cannot be you.'
    expect(part('State').getByText(words)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'More for 3000000007' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund 3000000007' }))
    expect(await dialog.findByText(words)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Cancel and refund' })).toBeNull()
    expect(dialog.getByRole('button', { name: 'Withdraw the refund' })).toBeTruthy()
  })

  it('shows a file in its place', async () => {
    await open('merchant', aPanInfo(), 'merchant')
    await userEvent.click(screen.getByRole('button', { name: 'Look at: Signed form' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Signed form' }))
    expect(await dialog.findByTitle('Signed form')).toBeTruthy()
  })
})
