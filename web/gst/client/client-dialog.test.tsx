import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ClientDialog } from './client-dialog.tsx'

it('a GSTIN that leaves one scheme chooses it, however it is typed; one of a trader leaves the choice', async () => {
  serve({})
  await renderPage(<ClientDialog onClose={() => undefined} onSaved={() => undefined} />)
  const scheme = await screen.findByLabelText<HTMLSelectElement>(/^Scheme/)
  const type = (value: string) => fireEvent.change(screen.getByLabelText(/^GSTIN/), { target: { value } })
  type('27AAPFU0939F1ZV')
  expect(scheme.value).toBe('regular')
  type('27 pnea06819b1de')
  expect(scheme.value).toBe('tds')
})

it('a scheme that the law of today closes to a turnover is refused before anything is sent', async () => {
  const requests = serve({
    'GET /merchant/gst/scheme-limits': () => json({ qrmp: 2 }),
    'POST /merchant/gst/client/add': () => json({ id: '7' }),
  })
  await renderPage(<ClientDialog onClose={() => undefined} onSaved={() => undefined} />)
  const put = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const sent = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByLabelText(/^GSTIN/)
  put(/^GSTIN/, '27AAPFU0939F1ZV')
  put(/^Mobile/, '9876500011')
  put(/^Legal name/, 'Sample Stores')
  put(/^Scheme/, 'qrmp')
  put(/^Turnover/, '2-to-5')
  await save()
  expect(await screen.findAllByText(/QRMP is for a turnover of at most ₹2 crore/)).not.toEqual([])
  expect(sent()).toEqual([])
  put(/^Turnover/, '1.5-to-2')
  await save()
  expect(sent()).toMatchObject([{ scheme: 'qrmp', turnover: '1.5-to-2' }])
})
