import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { movesFrom } from '../../../contract/kernel/workflow.ts'
import type { PanRow } from '../../../contract/nsdl-pan/lists.ts'
import { officeQueues } from '../../../contract/nsdl-pan/office-queues.ts'
import { merchantQueues } from '../../../contract/nsdl-pan/queues.ts'
import { panStates, panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { backendPaths, merchantPaths } from '../../../contract/paths.ts'
import { json, nothing, serve } from '../../testing/network.ts'
import { aPanInfo, aPanRow } from '../../testing/pan.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { officeWays } from '../office/move-words.ts'
import { OfficePanList } from '../office/office-list-page.tsx'
import { MerchantPanList } from './merchant-list-page.tsx'
import { merchantWays } from './merchant-moves.tsx'
import { merchantSide, officeSide, queueAt } from './pan-side.ts'

const base = '/backend/nsdlpan'
const counts = { documentVerify: 2, waiting: 1234, acknowledged: 3 }
const page = (rows: PanRow[]) => json({ data: rows, totalRecords: rows.length, filterRecords: rows.length })

async function openOffice(queue: string, rows: PanRow[], answers: Parameters<typeof serve>[0] = {}) {
  const requests = serve({
    [`GET ${base}/counts`]: () => json(counts),
    [officeSide.lists[queue]?.path ?? '']: () => page(rows),
    [`GET ${base}/reasons`]: () =>
      json({ office: [{ code: 'A', text: 'The photo is torn', remedy: 'Paste another.' }], tin: [] }),
    ...answers,
  })
  await renderPage(<OfficePanList queue={queue} />)
  await screen.findByText(rows[0]?.refNo ?? '')
  return requests
}
const sent = (requests: Awaited<ReturnType<typeof openOffice>>, path: string) =>
  requests.filter((seen) => seen.path === `${base}/${path}`)

describe('the addresses of the lists', () => {
  it('are those of the specification, and each shows its own list in any letter case', () => {
    expect(Object.values(officeQueues).map(({ slug }) => slug)).toEqual([
      'document-verify',
      'waiting-list',
      'ack-list',
      'pan-list',
      'rejection-list',
      'tin-rejection-list',
      'tin-rejection',
      'cancel-aadhar',
      'paperless',
    ])
    const office: string[] = Object.values(backendPaths).filter((path) => typeof path === 'string')
    for (const [name, { slug }] of Object.entries(officeQueues)) {
      const path = `${backendPaths.nsdlPan}/${slug}`
      expect([office.includes(path), queueAt(officeSide, path.toUpperCase())]).toEqual([true, name])
    }
    const shop: string[] = Object.values(merchantPaths).filter((path) => typeof path === 'string')
    for (const [name, { slug }] of Object.entries(merchantQueues)) {
      const path = `${merchantPaths.nsdlPan}/${slug}`
      expect([shop.includes(path), queueAt(merchantSide, `${path}/`)]).toEqual([true, name])
    }
  })
})

describe('what a row offers', () => {
  it.each(panStates)('to the back office in %s is what the server lets it do', (state) => {
    const offered = officeWays({ ...aPanRow(), state }).map(({ move }) => move)
    const possible = movesFrom(panWorkflow, state, 'office')
    // New papers are taken or sent back on one page.
    expect(offered).toEqual(possible.filter((move) => move !== 'tin-return'))
  })

  it.each([
    ['draft', ['Continue draft']],
    ['awaiting-scan', ['Upload scan', 'Print']],
    ['awaiting-crop', ['Crop', 'Upload again']],
    ['verification', ['Print']],
    ['rejected', ['Reapply']],
    ['tin-rejected', ['Re-upload']],
    ['acknowledged', ['Slip']],
    ['cancelled', []],
  ] as const)('to a merchant in %s is %j', (state, labels) => {
    expect(merchantWays(aPanRow({ state })).map(({ label }) => label)).toEqual(labels)
  })
})

describe('a list of the back office', () => {
  it('shows the columns of the specification, the counts of every list, and Verify at each row', async () => {
    await openOffice('documentVerify', [aPanRow()])
    const titles = ['Token No.', 'Date', 'Category', 'Cardname', 'Merchant', 'Mobile No.', 'Email']
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent ?? '')
    expect(titles.map((title) => heads.findIndex((head) => head.startsWith(title)))).toEqual([1, 2, 3, 4, 5, 6, 7])
    const row = screen.getByRole('row', { name: /3000000007/ })
    const shown = ['15 Nov 2026, 11:30 AM', 'RAVI SAMPLE', '9876500001', 'ravi@people.test']
    for (const text of ['New', 'Individual', 'M000001', 'Rao Stores', ...shown])
      expect(within(row).getByText(text)).toBeTruthy()
    const lists = within(screen.getByRole('navigation', { name: 'Lists of PAN applications' }))
    expect(await lists.findByText('1,234')).toBeTruthy()
    expect(lists.getAllByRole('link')).toHaveLength(Object.keys(officeQueues).length)
    expect(screen.getByRole('link', { name: 'Verify 3000000007' }).getAttribute('href')).toBe(
      backendPaths.panVerify('7'),
    )
  })

  it('is asked for by GET where the specification says so, with paging, search, sorts and filters in the address', async () => {
    const requests = await openOffice('documentVerify', [aPanRow()])
    await userEvent.click(screen.getByRole('button', { name: 'Cardname' }))
    await userEvent.type(screen.getByPlaceholderText('Search all columns...'), '3000000007')
    const asked = () => sent(requests, 'physical/document-verification-list')
    await waitFor(() => expect(asked().at(-1)?.query.get('search')).toBe('3000000007'))
    expect(asked().map(({ method }) => method)).not.toContain('POST')
    const last = asked().at(-1)
    expect([last?.query.get('length'), last?.query.get('start')]).toEqual(['10', '0'])
    expect(JSON.parse(last?.query.get('sorts') ?? '')).toEqual([{ column: 'cardName', dir: 'asc' }])
    const others = await openOffice('acknowledged', [aPanRow({ state: 'acknowledged' })])
    expect(sent(others, 'physical/ack-list').map(({ method }) => method)).toEqual(['POST'])
  })

  it('downloads the form by the token, with the flag of an acknowledgement', async () => {
    const row = aPanRow({ state: 'acknowledged', ackNo: '881000000000007' })
    const requests = await openOffice('acknowledged', [row], { [`${base}/dw-form-by-id/7`]: () => new Response('pdf') })
    expect(screen.getByText('Ack')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Download the form of 3000000007' }))
    const asked = sent(requests, 'dw-form-by-id/7').map(({ method, query }) => [method, query.get('ack')])
    expect(asked).toEqual([['GET', '1']])
  })

  it('takes an acknowledgement number in a dialog, and says what is wrong with one', async () => {
    const message = {
      message: 'Please check what you entered.',
      data: { ackNo: 'Token 3000000001 has this number already' },
    }
    let tries = 0
    const requests = await openOffice('waiting', [aPanRow({ state: 'verified' })], {
      [`POST ${base}/acknowledge/7`]: () => (tries++ === 0 ? json(message, 400) : nothing()),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Ack No. 3000000007' }))
    const dialog = within(await screen.findByRole('dialog'))
    const box = dialog.getByLabelText(/^Acknowledgement number/)
    await userEvent.type(box, '12345')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Enter the 15 digits of the acknowledgement')).toBeTruthy()
    await userEvent.clear(box)
    await userEvent.paste('8810 0000 0000 007')
    expect(box).toHaveProperty('value', '8810 0000 0000 007')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findAllByText(/Token 3000000001 has this number already/)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await screen.findByText('3000000007 acknowledged')
    expect(sent(requests, 'acknowledge/7').map(({ body }) => body)).toEqual(
      Array(2).fill({ ackNo: '8810 0000 0000 007' }),
    )
  })

  it('gives money back under one key, with a reason', async () => {
    const requests = await openOffice('rejected', [aPanRow({ state: 'rejected' })], {
      [`POST ${base}/refund/7`]: nothing,
      [`GET ${base}/paninfo/7`]: () => json(aPanInfo({ state: 'cancelled' })),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Refund 3000000007' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Prepared reasons'), 'The applicant has a PAN already')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and refund' }))
    await screen.findByText('3000000007 cancelled')
    const [asked] = sent(requests, 'refund/7')
    expect(asked?.body).toEqual({ reason: 'The applicant has a PAN already' })
    expect(asked?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('says at once where nothing was paid, and asks for no reason', async () => {
    await openOffice('rejected', [aPanRow({ state: 'rejected' })], {
      [`GET ${base}/paninfo/7`]: () => json(aPanInfo({ state: 'rejected', money: null })),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Refund 3000000007' }))
    await screen.findByText('Nothing was paid for this application, so there is nothing to give back.')
    expect(screen.queryByLabelText(/^Reason/)).toBeNull()
  })

  it('keeps the reason of a refund that was closed before it was sent, until it is', async () => {
    await openOffice('rejected', [aPanRow({ state: 'rejected' })], {
      [`POST ${base}/refund/7`]: nothing,
      [`GET ${base}/paninfo/7`]: () => json(aPanInfo({ state: 'cancelled' })),
    })
    const open = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Refund 3000000007' }))
      return within(await screen.findByRole('dialog'))
    }
    await userEvent.type((await open()).getByLabelText(/^Reason/), 'The merchant rang')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const dialog = await open()
    expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'The merchant rang')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and refund' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await open()).getByLabelText(/^Reason/)).toHaveProperty('value', '')
  })

  it('sends back with codes of the list and own words', async () => {
    const requests = await openOffice('waiting', [aPanRow({ state: 'verified' })], {
      [`POST ${base}/reject/7`]: nothing,
    })
    await userEvent.click(screen.getByRole('button', { name: 'More for 3000000007' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send back' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    expect(await dialog.findByText('Choose a reason, or write one in your own words')).toBeTruthy()
    await userEvent.click(dialog.getByRole('combobox', { name: 'Reasons' }))
    await userEvent.click(await screen.findByRole('option', { name: 'The photo is torn' }))
    expect(dialog.getByText('The photo is torn. Paste another.')).toBeTruthy()
    expect(dialog.queryByText('Choose a reason, or write one in your own words')).toBeNull()
    await userEvent.type(dialog.getByLabelText('Own words'), 'See page 2')
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await screen.findByText('3000000007 sent back')
    expect(sent(requests, 'reject/7')[0]?.body).toEqual({ codes: ['A'], words: 'See page 2' })
  })

  it('downloads the files of the ticked rows', async () => {
    const rows = [aPanRow({ state: 'verified' }), aPanRow({ id: '8', refNo: '3000000008', state: 'verified' })]
    const requests = await openOffice('waiting', rows, { [`${base}/provider-zip`]: () => new Response('zip') })
    expect(screen.getByRole('button', { name: 'Download Ack/Form' })).toHaveProperty('disabled', true)
    for (const { refNo } of rows) await userEvent.click(screen.getByRole('checkbox', { name: `Tick ${refNo}` }))
    await userEvent.click(screen.getByRole('button', { name: 'Download Ack/Form (2)' }))
    expect(sent(requests, 'provider-zip').map(({ query }) => query.get('ids'))).toEqual(['7,8'])
  })
})

describe('a list of a merchant', () => {
  it('leads on from each row: a draft to its form, an overdue paper is marked', async () => {
    serve({
      'GET /merchant/nsdlpan/counts': () => json({ physical: 2 }),
      'POST /merchant/nsdlpan/hardcopy-list': () =>
        page([
          aPanRow({ state: 'acknowledged', ackNo: '881000000000007', hardcopy: 'due', hardcopyDue: '2020-01-31' }),
          aPanRow({ id: '8', refNo: '3000000008', state: 'draft' }),
        ]),
    })
    await renderPage(<MerchantPanList queue="hardcopy" />)
    expect(await screen.findByText('31-Jan-2020 overdue')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Continue draft 3000000008' }).getAttribute('href')).toBe(
      merchantPaths.panApplyAs('N', 'individual', '8'),
    )
    expect(screen.queryByRole('button', { name: 'Download the form of 3000000008' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Apply new' })).toBeTruthy()
  })
})

describe('the lists of a shop that has not applied for anything', () => {
  it('say what to do, and lead to the first application', async () => {
    const [first = ''] = Object.keys(merchantQueues)
    serve({
      'GET /merchant/nsdlpan/counts': () => json({ 'pan-list': 0, waiting: 0 }),
      [`POST ${merchantSide.lists[first]?.path}`]: () => page([]),
    })
    await renderPage(<MerchantPanList queue={first} />)
    expect(await screen.findByText('No applications yet. Start the first one.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Apply for a PAN' }).getAttribute('href')).toBe(merchantPaths.panApply('N'))
    expect(screen.queryByRole('table')).toBeNull()
  })
})
