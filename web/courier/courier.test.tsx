import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ConsignmentDetail } from '../../contract/courier.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { OfficeParcelPage } from './parcel-page.tsx'
import { SendParcelPage } from './send-parcel-page.tsx'

const paper = (id: string, state: 'sent' | 'received' | 'missing' = 'sent') => ({
  id,
  applicationId: id,
  refNo: `300000000${id}`,
  ackNo: `88100000000000${id}`,
  cardName: `PERSON ${id}`,
  state,
})
const parcel: ConsignmentDetail = {
  id: '7',
  no: 'D000007',
  sentOn: '2026-11-14',
  direction: 'to-office',
  status: 'sent',
  company: 'DTDC',
  companyId: '2',
  docket: 'D123456',
  items: 2,
  missing: 0,
  contents: '',
  code: 'M000002',
  bussName: 'Sample',
  remark: '',
  sentBy: 'Asha',
  receivedBy: null,
  receivedAt: null,
  trackingLink: 'https://track.example/{docket}',
  own: false,
  list: [paper('1'), paper('2')],
}

describe('sending a parcel', () => {
  it('sends what was ticked, with the docket number', async () => {
    const requests = serve({
      'GET /merchant/misc/courier/options': () =>
        json({
          companies: [{ value: '2', label: 'DTDC', trackingLink: '' }],
          papers: [1, 2].map((n) => ({ ...paper(String(n)), due: '2026-11-20' })),
        }),
      'POST /merchant/misc/courier/add': () => json({ id: '7', no: 'D000007' }),
    })
    const { router } = await renderPage(<SendParcelPage />)
    await userEvent.selectOptions(await screen.findByLabelText(/^Courier/), 'DTDC')
    await userEvent.type(screen.getByRole('textbox', { name: /^Docket/ }), 'd 12-3456')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Tick hard copies, or say what is inside')
    await userEvent.click(screen.getByRole('checkbox', { name: /3000000002/ }))
    expect(screen.getByText('1 ticked')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/misc/courier/7'))
    expect(requests.find(({ path }) => path.endsWith('/add'))?.body).toMatchObject({
      companyId: '2',
      docket: 'D123456',
      applicationIds: ['2'],
    })
  })
})

it('a parcel goes by the courier of last time unless another one is chosen', async () => {
  serve({
    'GET /merchant/misc/courier/options': () =>
      json({ companies: [{ value: '2', label: 'DTDC', trackingLink: '' }], papers: [], lastCompanyId: '2' }),
  })
  await renderPage(<SendParcelPage />)
  expect((await screen.findByLabelText<HTMLSelectElement>(/^Courier/)).value).toBe('2')
})

describe('a parcel that comes', () => {
  it('is unpacked by a scanner: each number is sent, and the box is empty for the next', async () => {
    let seen = false
    const requests = serve({
      'GET /backend/misc/courier/7': () =>
        json(seen ? { ...parcel, list: [paper('1', 'received'), paper('2')] } : parcel),
      'POST /backend/misc/courier/7/receive-item': () => {
        seen = true
        return json({ cardName: 'PERSON 1', left: 1 })
      },
    })
    await renderParcel()
    const box = await screen.findByRole('textbox', { name: 'Number' })
    await userEvent.type(box, '3000000001{Enter}')
    await screen.findByText('PERSON 1 received, 1 left.')
    expect(requests.find(({ path }) => path.endsWith('receive-item'))?.body).toEqual({ number: '3000000001' })
    expect(box).toHaveProperty('value', '')
    expect(await screen.findByRole('button', { name: 'Close, 1 missing' })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'D123456' })
    expect(link.getAttribute('href')).toBe('https://track.example/D123456')
  })

  it('shows what the server says of a number that is not on the list', async () => {
    serve({
      'GET /backend/misc/courier/7': () => json(parcel),
      'POST /backend/misc/courier/7/receive-item': () => json({ message: 'This hard copy is not on the list.' }, 404),
    })
    await renderParcel()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Number' }), '3999999999{Enter}')
    await screen.findByText('This hard copy is not on the list.')
    const table = screen.getByRole('table')
    expect(within(table).getAllByText('Not seen yet')).toHaveLength(2)
  })
})

async function renderParcel() {
  return renderPage(<OfficeParcelPage id="7" />)
}
