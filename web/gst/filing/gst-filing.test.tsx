import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { FilingQuote, OpenReturn } from '../../../contract/gst/filing.ts'
import type { FilingDetail } from '../../../contract/gst/filing-detail.ts'
import type { FilingFile } from '../../../contract/gst/filing-files.ts'
import { type FilingMove, type FilingStatus, filingWorkflow } from '../../../contract/gst/filing-moves.ts'
import { movesFrom } from '../../../contract/kernel/workflow.ts'
import { json, nothing, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { FilingDetailPage } from './detail-page.tsx'
import { NewFilingPage } from './new-page.tsx'
import { OfficeFilingPage } from './office-page.tsx'

const base = '/merchant/gst/filing'
const client = { id: '3', gstin: '27AAPFU0939F1ZV', name: 'Sample Stores', scheme: 'regular', state: 'Maharashtra' }
const october = { period: '2026-10', dueOn: '2026-11-20', notification: '', daysLate: 0 }
const september = { period: '2026-09', dueOn: '2026-10-20', notification: '', daysLate: 26 }
const open: OpenReturn[] = [
  { returnType: 'gstr-1', periods: [] },
  { returnType: 'gstr-3b', periods: [october, september] },
]
const quote: FilingQuote = {
  price: 30_000,
  commission: 4_500,
  tds: 90,
  net: 25_590,
  governmentFee: 0,
  balance: 500_000,
  missing: 0,
  daysLate: 0,
  lateFee: { amount: 0, perDay: 0, cap: null, capShare: null, rough: false, source: '' },
}
const register: FilingFile = {
  id: '8',
  kind: 'sales',
  round: 0,
  name: 'sales.csv',
  size: 1200,
  isPdf: false,
  shows: false,
  at: '2026-11-15T06:00:00Z',
}
const answers = {
  'GET /merchant/gst/client-options': () => json([client]),
  [`GET ${base}-periods`]: () => json(open),
  [`GET ${base}-quote`]: () => json(quote),
}
const choose = (name: RegExp, value: string) => userEvent.selectOptions(screen.getByRole('combobox', { name }), value)
const pay = () => screen.findByRole('button', { name: 'Pay ₹300.00 and send in' })
const asked = () => screen.findByRole('dialog', { name: 'Send in this return?' })
const payForIt = async () => {
  await userEvent.click(await pay())
  await userEvent.click(within(await asked()).getByRole('button', { name: 'Pay ₹300.00 and send in' }))
}

describe('a new filing', () => {
  it('offers the returns and periods of the client, sends paise under a key, and leads to the return', async () => {
    const requests = serve({
      ...answers,
      [`POST ${base}-file/add`]: () => json(register),
      [`POST ${base}/submit`]: () => json({ id: '7', no: 'GF000007' }),
    })
    const { router } = await renderPage(<NewFilingPage />)
    await screen.findByRole('combobox', { name: /^Client/ })
    await choose(/^Client/, '3')
    await screen.findByText('Regular, monthly · Maharashtra')
    await screen.findByRole('option', { name: 'GSTR-3B · Summary and tax' })
    await choose(/^Return/, 'gstr-3b')
    await choose(/^Period/, '2026-10')
    await screen.findByText('Due on 20-Nov-2026.')
    const taxable = screen.getByRole<HTMLInputElement>('textbox', { name: 'Taxable value' })
    await userEvent.type(taxable, '1e5')
    await userEvent.click(await pay())
    await screen.findByText('Enter an amount in rupees, such as 1,250.50')
    expect(taxable.value).toBe('1e5')
    await userEvent.clear(taxable)
    await userEvent.type(taxable, '1,00,000.50')
    await userEvent.type(screen.getByRole('textbox', { name: 'CGST' }), '9000')
    await userEvent.click(await pay())
    await screen.findByText('CGST and SGST must be the same')
    await userEvent.type(screen.getByRole('textbox', { name: 'SGST' }), '9000')
    const files = screen.getByRole('region', { name: 'Files' })
    const input = files.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is nothing to choose a file with.')
    await userEvent.upload(input, new File(['a,b'], 'sales.csv', { type: 'text/csv' }))
    await within(files).findByText(/^Sales register: sales\.csv/)
    await payForIt()
    await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/product/gst/filling/7'))
    const sent = requests.find(({ path }) => path.endsWith('/submit'))
    expect(sent?.body).toEqual({
      clientId: '3',
      returnType: 'gstr-3b',
      period: '2026-10',
      nil: false,
      figures: { taxableValue: 10_000_050, cgst: 900_000, sgst: 900_000 },
      total: 30_000,
      note: '',
      fileIds: ['8'],
    })
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is filled in by whoever led here, warns of the delay, and asks the price of a nil return', async () => {
    const law = { capShare: null, rough: false, source: 'Notification 19/2021' }
    const fee = { ...law, amount: 130_000, perDay: 5_000, cap: 200_000 }
    const nilFee = { ...law, amount: 50_000, perDay: 2_000, cap: 50_000 }
    const requests = serve({
      ...answers,
      [`GET ${base}-quote`]: ({ query }) =>
        json({ ...quote, daysLate: 26, lateFee: query.get('nil') === 'yes' ? nilFee : fee }),
      [`POST ${base}/submit`]: () => json({ id: '7', no: 'GF000007' }),
    })
    await renderPage(<NewFilingPage />, '/page?client=3&return=gstr-3b&period=2026-09')
    await screen.findByText('26 days late')
    await screen.findByText(/The late fee is ₹1,300: 26 days × ₹50, at most ₹2,000 \(Notification 19\/2021\)\./)
    await userEvent.click(screen.getByRole('switch', { name: /^Nil return/ }))
    await screen.findByText(/The late fee is ₹500: 26 days × ₹20, at most ₹500 \(Notification 19\/2021\)\. It is/)
    expect(screen.queryByText(/Interest runs/)).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Taxable value' })).toBeNull()
    await payForIt()
    await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/submit'))).toBe(true))
    expect(requests.find(({ path }) => path.endsWith('/submit'))?.body).toMatchObject({ nil: true, figures: {} })
  })

  it('of a year tells the cap as a share of the turnover, and of a rough turnover that it may be less', async () => {
    const lateFee = { amount: 520_000, perDay: 20_000, cap: null, capShare: 50, rough: true, source: 'Section 47(2)' }
    serve({ ...answers, [`GET ${base}-quote`]: () => json({ ...quote, daysLate: 26, lateFee }) })
    await renderPage(<NewFilingPage />, '/page?client=3&return=gstr-3b&period=2026-09')
    await screen.findByText(
      /₹5,200: 26 days × ₹200, at most 0\.5 % of the year’s turnover in the State \(Section 47\(2\)\)\. Choose the exact turnover of this client: it may be less\./,
    )
  })

  describe('whose answer got lost at paying', () => {
    const address = '/page?client=3&return=gstr-3b&period=2026-10'
    const row = { id: '7', no: 'GF000007', status: 'submitted', gstin: client.gstin, returnType: 'gstr-3b' }
    const list = `POST ${base}/list`
    const submit = `POST ${base}/submit`
    const lost = () => Promise.reject(new TypeError('lost'))
    const rows = (...found: object[]) => json({ data: found, recordsTotal: 1, recordsFiltered: found.length })
    const payNil = async () => {
      await userEvent.click(await screen.findByRole('switch', { name: /^Nil return/ }))
      await payForIt()
    }

    it('looks by itself whether it went through, and leads to the return', async () => {
      const requests = serve({ ...answers, [submit]: lost, [list]: () => rows(row) })
      const { router } = await renderPage(<NewFilingPage />, address)
      await payNil()
      await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/product/gst/filling/7'))
      expect(requests.filter(({ path }) => path.endsWith('/submit'))).toHaveLength(1)
      expect(requests.find(({ path }) => path.endsWith('/list'))?.body).toMatchObject({
        filters: [
          { field: 'gstin', opt: 'equals', value1: client.gstin },
          { field: 'returnType', opt: 'in', value1: ['gstr-3b'] },
          { field: 'period', opt: 'equals', value1: 'Oct 2026' },
        ],
      })
    })

    it.each([
      ['nothing is there', []],
      ['what is there was given back', [{ ...row, status: 'withdrawn' }]],
    ])('stays and says what to do where %s', async (_why, found) => {
      const requests = serve({ ...answers, [submit]: lost, [list]: () => rows(...found) })
      const { router } = await renderPage(<NewFilingPage />, address)
      await payNil()
      await screen.findByText(/It may have arrived all the same/)
      expect(router.state.location.pathname).toBe('/page')
      await payForIt()
      await waitFor(() => expect(requests.filter(({ path }) => path.endsWith('/submit'))).toHaveLength(2))
      const keys = requests.flatMap(({ path, headers }) =>
        path.endsWith('/submit') ? [headers.get('idempotency-key')] : [],
      )
      expect(keys[0]).toBe(keys[1])
    })

    it('with the line itself gone, looks when the line is back, and sends nothing', async () => {
      let isThere = false
      const requests = serve({ ...answers, [submit]: lost, [list]: () => (isThere ? rows(row) : lost()) })
      const { router } = await renderPage(<NewFilingPage />, address)
      await payNil()
      await screen.findByText(/It may have arrived all the same/)
      isThere = true
      fireEvent(window, new Event('online'))
      await waitFor(() => expect(router.state.location.pathname).toBe('/merchant/product/gst/filling/7'))
      expect(requests.filter(({ path }) => path.endsWith('/submit'))).toHaveLength(1)
    })
  })

  it('asks once before it takes the money, and names what was left empty', async () => {
    const requests = serve({ ...answers, [`POST ${base}/submit`]: () => json({ id: '7', no: 'GF000007' }) })
    await renderPage(<NewFilingPage />, '/page?client=3&return=gstr-3b&period=2026-10')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Taxable value' }), '100000')
    await userEvent.click(await pay())
    const dialog = await asked()
    expect(dialog.textContent).toContain('GSTR-3B')
    expect(dialog.textContent).toContain('Sample Stores')
    expect(dialog.textContent).toContain('₹300.00 is taken from your wallet')
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['No tax is entered.', 'No input tax credit is entered.', 'No register is attached.'])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requests.some(({ path }) => path.endsWith('/submit'))).toBe(false)
  })

  it('tells a refusal at the form, and asks with the new price', async () => {
    let price = 30_000
    const requests = serve({
      ...answers,
      [`GET ${base}-quote`]: () => json({ ...quote, price }),
      [`POST ${base}/submit`]: () => {
        price = 35_000
        return json({ message: 'The price has changed: it is ₹350.00 now. Nothing was charged.' }, 409)
      },
    })
    await renderPage(<NewFilingPage />, '/page?client=3&return=gstr-3b&period=2026-10')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Taxable value' }), '100000')
    await payForIt()
    await screen.findByText(/The price has changed: it is ₹350\.00 now/)
    await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹350.00 and send in' }))
    expect((await asked()).textContent).toContain('₹350.00 is taken from your wallet')
    expect(requests.filter(({ path }) => path.endsWith('/submit'))).toHaveLength(1)
  })

  it('has its figures again after a reload', async () => {
    serve({ ...answers, [`GET ${base}-quote`]: () => json(quote) })
    const address = '/page?client=3&return=gstr-3b&period=2026-09'
    const { unmount } = await renderPage(<NewFilingPage />, address)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Taxable value' }), '100000.50')
    unmount()
    await renderPage(<NewFilingPage />, address)
    await screen.findByText('Your last entries are back.')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Taxable value' }).value).toBe('1,00,000.50')
  })

  it('says where nothing can be filed, and leads to adding money where the balance is short', async () => {
    serve({ ...answers, [`GET ${base}-quote`]: () => json({ ...quote, balance: 5_000, missing: 25_000 }) })
    await renderPage(<NewFilingPage />, '/page?client=3&return=gstr-1')
    await screen.findByText('Nothing can be filed now')
    await choose(/^Return/, 'gstr-3b')
    await choose(/^Period/, '2026-10')
    expect(await pay()).toHaveProperty('disabled', true)
    expect(screen.getByRole('link', { name: 'Add money' })).toHaveProperty(
      'href',
      expect.stringContaining('/merchant/paymentgateway/pg-gateway'),
    )
  })

  it('adds a client on the spot and chooses it', async () => {
    let known = [client]
    const requests = serve({
      ...answers,
      'GET /merchant/gst/client-options': () => json(known),
      'POST /merchant/gst/client/add': () => {
        known = [client, { ...client, id: '4', name: 'Second', gstin: '29AABCR1718E1ZL' }]
        return json({ id: '4' })
      },
    })
    await renderPage(<NewFilingPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Add a client' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^GSTIN/ }), '29aabcr1718e1zl')
    await within(dialog).findByText('Karnataka · PAN AABCR1718E')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Legal name/ }), 'Second')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Mobile/ }), '9876500011')
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^Scheme/ }), 'qrmp')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await screen.findByRole('option', { name: 'Second · 29AABCR1718E1ZL' })
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Client/ })).toHaveProperty('value', '4'))
    const sent = requests.find(({ path }) => path.endsWith('/add'))?.body
    expect(sent).toMatchObject({ gstin: '29AABCR1718E1ZL', scheme: 'qrmp', cancelledOn: '' })
  })
})

const detail: FilingDetail = {
  id: '7',
  no: 'GF000007',
  status: 'submitted',
  code: 'M000002',
  bussName: 'Sample',
  gstin: client.gstin,
  legalName: 'Sample Stores Private Limited',
  tradeName: 'Sample Stores',
  scheme: 'regular',
  state: 'Maharashtra',
  mobileNo: '9876500011',
  returnType: 'gstr-3b',
  period: '2026-10',
  dueOn: '2026-11-20',
  daysLate: 0,
  nil: false,
  figures: { taxableValue: 10_000_050, cgst: 900_000, sgst: 900_000 },
  note: '',
  arn: null,
  filedOn: null,
  reason: '',
  rounds: 0,
  question: '',
  steps: [],
  files: [register],
  money: { price: 30_000, commission: 4_410, paidAt: '2026-11-15T06:00:00Z', refundedAt: null },
}

describe('a return of a merchant', () => {
  const path = `GET ${base}/7`
  it('asks for an answer, and sends it', async () => {
    const requests = serve({
      [path]: () => json({ ...detail, status: 'query', rounds: 1, question: 'Which invoices?' }),
      [`POST ${base}/7/answer`]: nothing,
    })
    await renderPage(<FilingDetailPage id="7" />)
    await screen.findByText('Which invoices?')
    await userEvent.type(screen.getByRole('textbox', { name: /^Your answer/ }), 'Number 7.')
    await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
    await screen.findByText('Your answer is on its way.')
    expect(requests.find(({ path: to }) => to.endsWith('/answer'))?.body).toEqual({ answer: 'Number 7.' })
  })

  it('is withdrawn only after a second thought, and only while nobody has begun', async () => {
    const requests = serve({ [path]: () => json(detail), [`POST ${base}/7/withdraw`]: nothing })
    await renderPage(<FilingDetailPage id="7" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
    expect(requests.some(({ path: to }) => to.endsWith('/withdraw'))).toBe(false)
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw it' }))
    await screen.findByText('GF000007 is withdrawn, and the money is back.')
  })

  it('shows ARN and filed copy once it is filed; a table is saved and not shown', async () => {
    const copy = { ...register, id: '9', kind: 'filed-copy', isPdf: true, shows: true }
    const filed = { ...detail, status: 'filed', arn: 'AA271126000001X', filedOn: '2026-11-18', files: [register, copy] }
    serve({ [path]: () => json(filed) })
    await renderPage(<FilingDetailPage id="7" />)
    await screen.findByText('AA271126000001X')
    screen.getByText('18-Nov-2026')
    screen.getByText('₹1,00,000.50')
    screen.getByRole('button', { name: 'Look at: Filed copy' })
    screen.getByRole('button', { name: 'Download: Sales register: sales.csv' })
    expect(screen.queryByRole('button', { name: 'Look at: Sales register: sales.csv' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  })
})

describe('a return at the desk', () => {
  const labels: Partial<Record<FilingMove, string>> = {
    start: 'Take up',
    file: 'Note the filing',
    ask: 'Ask the merchant',
    reject: 'Reject',
  }
  it.each(Object.keys(filingWorkflow) as FilingStatus[])('that is %s offers the moves of the table', async (status) => {
    serve({ 'GET /backend/gst/filing/7': () => json({ ...detail, status }) })
    await renderPage(<OfficeFilingPage id="7" />)
    await screen.findByRole('heading', { name: 'GF000007 · GSTR-3B Oct 2026' })
    const offered = Object.values(labels).filter((name) => screen.queryByRole('button', { name }))
    const wanted = movesFrom(filingWorkflow, status).flatMap((move) => labels[move] ?? [])
    expect(offered.sort()).toEqual(wanted.sort())
  })

  it('wants an ARN and the filed copy', async () => {
    const requests = serve({
      'GET /backend/gst/filing/7': () => json({ ...detail, status: 'in-progress' }),
      'POST /backend/gst/filing/7/file': nothing,
    })
    await renderPage(<OfficeFilingPage id="7" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Note the filing' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^ARN/ }), '12')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await within(dialog).findByText('Enter an ARN, such as AA0606180000002')
    within(dialog).getByText('Required')
    expect(requests.some(({ path }) => path.endsWith('/file'))).toBe(false)
  })
})
