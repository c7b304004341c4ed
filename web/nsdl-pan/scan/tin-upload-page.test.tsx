import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { TinDesk } from '../../../contract/nsdl-pan/scan.ts'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { TinUploadPage } from './tin-upload-page.tsx'

const ackNo = '881000000000007'
const path = `/merchant/nsdlpan/tin-rejection-upload/${ackNo}`
const desk: TinDesk = {
  id: '7',
  refNo: '3000000007',
  cardName: 'RAVI SAMPLE',
  cat: 'individual',
  ackNo,
  state: 'tin-rejected',
  reasons: [{ code: 'T1', text: 'Signature mismatch', remedy: 'Sign again as on the proof.' }],
  refusedAt: '2026-11-14T06:00:00.000Z',
  uploads: [{ id: '3', at: '2026-11-10T06:00:00.000Z', by: 'Asha Rao', name: `${ackNo}-corrected.pdf`, size: 1000 }],
}

it('a merchant reads why TIN refused, sees earlier papers and sends corrected ones', async () => {
  const requests = serve({
    [`GET ${path}`]: () => json(desk),
    [`POST ${path}`]: () => json({ state: 'tin-resubmitted', note: '' }),
  })
  const { router } = await renderPage(<TinUploadPage ackNo={ackNo} />)
  await screen.findByText('Signature mismatch')
  screen.getByText('Sign again as on the proof.')
  screen.getByText('14-Nov-2026')
  screen.getByText('Asha Rao')
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
  await userEvent.upload(input, new File(['%PDF-1.7'], 'new.pdf', { type: 'application/pdf' }))
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
  await screen.findByText('Upload Successful')
  await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/product/nsdl-pan/tin-rejection-list'))
  expect(requests.some(({ method, path: asked }) => method === 'POST' && asked === path)).toBe(true)
})

it('what was sent already cannot be sent again', async () => {
  serve({ [`GET ${path}`]: () => json({ ...desk, state: 'tin-resubmitted', reasons: [] }) })
  await renderPage(<TinUploadPage ackNo={ackNo} />)
  await screen.findByText('Sent again to TIN')
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull()
})
