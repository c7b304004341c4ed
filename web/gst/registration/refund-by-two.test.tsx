import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { AskedRefund } from '../../../contract/asked-refund.ts'
import { aGstDetail } from '../../testing/gst-detail.ts'
import { json, nothing, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { OfficeGstPage } from './office-page.tsx'

const first: AskedRefund = {
  by: 'Ravi',
  at: '2026-11-15T06:00:00Z',
  reason: 'The rent is over.',
  above: 10_000,
  own: false,
  mayWithdraw: false,
}
const filed = (refundFirst: AskedRefund | null) => aGstDetail({ status: 'arn', refundFirst })

describe('the money of a registration that was filed', () => {
  it('says that a rejection waits for a second person, by whom and why, and lets it be withdrawn', async () => {
    const waiting = (mine: boolean) => filed({ ...first, own: mine, mayWithdraw: mine })
    serve({ 'GET /backend/gst/registration/7': () => json(waiting(false)) })
    await renderPage(<OfficeGstPage id="7" />)
    const words = 'Ravi asked for it on 15-Nov-2026: The rent is over. Above ₹100.00 a second person confirms it.'
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Withdraw the refund' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull()
    cleanup()
    const requests = serve({
      'GET /backend/gst/registration/7': () => json(waiting(true)),
      'POST /backend/gst/registration/7/reject/withdraw': nothing,
    })
    await renderPage(<OfficeGstPage id="7" />)
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull()
    const own =
      'You asked for it on 15-Nov-2026: The rent is over. Above ₹100.00 a second person confirms it, and that cannot be you.'
    expect(screen.getByText(own)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Confirm the refund' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the refund' }))
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/7/reject/withdraw'))).toBe(true))
  })

  it('lets the second person confirm where it waits, with the amount and the reason that was given', async () => {
    let answer = () => json({ message: 'The refund that waits here is not the one on your screen.' }, 409)
    let decided = false
    const requests = serve({
      'GET /backend/gst/registration/7': () =>
        json(decided ? aGstDetail({ status: 'rejected' }) : filed({ ...first, mayWithdraw: true })),
      'POST /backend/gst/registration/7/reject': () => answer(),
    })
    await renderPage(<OfficeGstPage id="7" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm the refund' }))
    const box = await screen.findByRole('dialog', { name: 'Confirm the refund of GR000007' })
    expect(box.textContent).toContain('₹1,200.00')
    expect(box.textContent).toContain('Ravi asked for it on 15-Nov-2026: The rent is over.')
    const dialog = within(box)
    const looks = requests.length
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm the refund' }))
    expect(await dialog.findByText(/not the one on your screen/)).toBeTruthy()
    await waitFor(() => expect(requests.slice(looks).map(({ method }) => method)).toContain('GET'))
    answer = () => {
      decided = true
      return nothing()
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm the refund' }))
    expect(await screen.findByText(/GR000007 is rejected, and the money is back/)).toBeTruthy()
    const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
    expect(sent).toEqual(Array(2).fill({ seenRefund: first.at }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('confirms what the second person has read, also when another takes its place meanwhile, and says what became of it', async () => {
    const other = { ...first, by: 'Asha', at: '2026-11-15T07:00:00Z', reason: 'A friend wants it.' }
    let waiting: AskedRefund | null = first
    const requests = serve({
      'GET /backend/gst/registration/7': () => json(filed(waiting)),
      'POST /backend/gst/registration/7/reject': () =>
        json({ message: 'The refund that waits here is not the one on your screen.' }, 409),
    })
    const { queries } = await renderPage(<OfficeGstPage id="7" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm the refund' }))
    const box = await screen.findByRole('dialog', { name: 'Confirm the refund of GR000007' })
    waiting = other
    await queries.invalidateQueries()
    expect(await screen.findByText(/Asha asked for it/)).toBeTruthy()
    expect(box.textContent).toContain('Ravi asked for it on 15-Nov-2026: The rent is over.')
    expect(box.textContent).not.toContain('A friend wants it')
    // By the time that the answer comes, that one is withdrawn as well.
    waiting = null
    await userEvent.click(within(box).getByRole('button', { name: 'Confirm the refund' }))
    await waitFor(() => expect(screen.queryByText('A refund waits for a second person')).toBeNull())
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ seenRefund: first.at })
    expect(screen.getByText(/not the one on your screen/)).toBeTruthy()
    expect(screen.queryByText(/the money is back/)).toBeNull()
  })

  it('says that an answer was lost, also when the refund is given by then and its dialog gone', async () => {
    let waiting: AskedRefund | null = first
    serve({
      'GET /backend/gst/registration/7': () => json(filed(waiting)),
      'POST /backend/gst/registration/7/reject': () => {
        waiting = null
        throw new TypeError('Failed to fetch')
      },
    })
    await renderPage(<OfficeGstPage id="7" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm the refund' }))
    const box = await screen.findByRole('dialog', { name: 'Confirm the refund of GR000007' })
    await userEvent.click(within(box).getByRole('button', { name: 'Confirm the refund' }))
    await waitFor(() => expect(screen.queryByText('A refund waits for a second person')).toBeNull())
    expect(await screen.findByText(/may have/i)).toBeTruthy()
  })

  it('does not let whoever rejects confirm the refund of another that came meanwhile: the dialog shows that one', async () => {
    let waiting: AskedRefund | null = null
    const requests = serve({
      'GET /backend/gst/registration/7': () => json(filed(waiting)),
      'GET /backend/gst/reasons': () => json([]),
      'POST /backend/gst/registration/7/reject': () => {
        waiting = first
        return json({ message: 'The refund that waits here is not the one on your screen.' }, 409)
      },
    })
    await renderPage(<OfficeGstPage id="7" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject GR000007' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'No rent.')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(dialog.queryByRole('textbox', { name: /^Reason/ })).toBeNull())
    const box = await screen.findByRole('dialog', { name: 'Reject GR000007' })
    expect(await within(box).findByText(/Ravi asked for it on 15-Nov-2026: The rent is over/)).toBeTruthy()
    expect(within(box).queryByRole('button', { name: 'Reject' })).toBeNull()
    expect(within(box).getByRole('button', { name: 'Confirm the refund' })).toBeTruthy()
    expect(screen.getByText(/not the one on your screen/)).toBeTruthy()
    expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ reason: 'No rent.' }])
  })

  it('tells whoever rejects what is filed that it waits, and does not say that the money is back', async () => {
    let asked = false
    const now = () => json(filed(asked ? { ...first, own: true, mayWithdraw: true } : null))
    serve({
      'GET /backend/gst/registration/7': now,
      'GET /backend/gst/reasons': () => json([]),
      'POST /backend/gst/registration/7/reject': () => {
        asked = true
        return nothing()
      },
    })
    await renderPage(<OfficeGstPage id="7" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject GR000007' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'No rent.')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText('Refund of GR000007 is asked for')).toBeTruthy()
    expect(await screen.findByText('A refund waits for a second person')).toBeTruthy()
    expect(screen.queryByText(/the money is back/)).toBeNull()
  })
})
