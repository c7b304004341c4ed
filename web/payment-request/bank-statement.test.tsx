import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Match, StatementOutcome, StatementPreview } from '../../contract/bank-statement.ts'
import { json, type Seen, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { BankStatement } from './bank-statement.tsx'

const base = '/backend/account/bank-statement'
const layout = {
  header: '1',
  date: '0',
  description: '1',
  reference: '',
  credit: '2',
  debit: '',
  amount: '',
  side: '',
  balance: '',
}
const preview: StatementPreview = {
  layout,
  remembered: false,
  titles: ['Txn Date', 'Narration', 'Deposit'],
  rows: [
    { line: 1, cells: ['Sample Bank'] },
    { line: 2, cells: ['Txn Date', 'Narration', 'Deposit'] },
    { line: 3, cells: ['15/11/2026', 'UPI 401234567890', '1,234.50'] },
  ],
  lines: [
    {
      line: 3,
      day: '2026-11-15',
      description: 'UPI 401234567890',
      reference: '401234567890',
      amount: 123450,
      error: '',
    },
    { line: 4, day: '', description: '', reference: '', amount: 0, error: "'31/02/2026' is no date that can be read" },
  ],
}
const outcome: StatementOutcome = {
  lines: 12,
  added: 9,
  credits: 8,
  exact: 3,
  likely: 1,
  differing: 1,
  settled: 1,
  unmatched: 2,
  wrong: 1,
  errors: [{ line: 4, message: 'No date' }],
}
const aMatch = (id: string, change: Partial<Match['payment']> = {}, kind: Match['kind'] = 'exact'): Match => ({
  kind,
  line: { id: `l${id}`, day: '2026-11-15', description: `UPI ${id}`, reference: `40${id}`, amount: 50000 },
  payment: {
    id,
    refNo: `P${id}`,
    status: 'pending',
    amount: 50000,
    reference: `40${id}`,
    paidOn: '2026-11-14',
    mode: 'upi',
    code: 'M000001',
    bussName: 'Rao Stores',
    mayApprove: true,
    ...change,
  },
})

async function open({ banks = 1, matches = [] as Match[], answers = {} as Parameters<typeof serve>[0] } = {}) {
  const options = [
    { value: '4', label: 'Sample Bank · 1234' },
    { value: '5', label: 'Other Bank · 9988' },
  ]
  const requests = serve({
    [`GET ${base}/banks`]: () => json(options.slice(0, banks)),
    [`GET ${base}/matches`]: () => json({ matches, more: false }),
    [`POST ${base}/lines`]: () => json({ data: [], totalRecords: 0, filterRecords: 0 }),
    [`POST ${base}/preview`]: () => json(preview),
    [`POST ${base}/take`]: () => json(outcome),
    ...answers,
  })
  await renderPage(<BankStatement />)
  await screen.findByText('Read a statement')
  const sent = (step: string) => requests.filter(({ path }) => path === `${base}/${step}`).map(({ body }) => body)
  const forms = (step: string) => sent(step).map((form) => Object.fromEntries(form as FormData))
  return { requests, sent, forms }
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = (label: string | RegExp, value: string) =>
  userEvent.selectOptions(screen.getByLabelText(label, { selector: 'select' }), value)
async function chooseFile() {
  const button = await screen.findByRole('button', { name: 'Choose a file' })
  const input = button.parentElement?.querySelector('input[type=file]')
  if (!input) throw new Error('There is no file input beside the button.')
  fireEvent.change(input, { target: { files: [new File(['x'], 'november.csv', { type: 'text/csv' })] } })
}
async function pick() {
  await chooseFile()
  return within(await screen.findByRole('region', { name: 'What the columns mean' }))
}

describe("a bank's file", () => {
  it('is wanted only once an account is chosen', async () => {
    await open({ banks: 2 })
    expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull()
    await choose('Account', '5')
    await screen.findByRole('button', { name: 'Choose a file' })
  })

  it('is shown as it is understood, wrong lines with their reason', async () => {
    const { forms } = await open()
    const shown = await pick()
    expect(shown.getByLabelText<HTMLSelectElement>(/^Date/).value).toBe('0')
    expect(shown.getByLabelText<HTMLSelectElement>('Credit').value).toBe('2')
    expect(shown.getByLabelText<HTMLSelectElement>('Row with the titles').selectedOptions[0]?.text).toBe(
      'Line 2: Txn Date, Narration, Deposit',
    )
    expect(shown.getByRole('row', { name: '3 15-Nov-2026 UPI 401234567890 401234567890 1,234.50/-' })).toBeTruthy()
    expect(shown.getByText("'31/02/2026' is no date that can be read.")).toBeTruthy()
    expect(forms('preview')).toMatchObject([{ bankId: '4' }])
    expect(forms('preview')[0]).not.toHaveProperty('chosen')
  })

  it('is looked at anew with every other choice, and read with the last one', async () => {
    const other = { ...preview, layout: { ...layout, reference: '1' } }
    const { forms } = await open({
      answers: {
        [`POST ${base}/preview`]: ({ body }: Seen) => json((body as FormData).get('chosen') ? other : preview),
      },
    })
    const shown = await pick()
    await choose('UTR or reference', '1')
    await waitFor(() => expect(shown.getByLabelText<HTMLSelectElement>('UTR or reference').value).toBe('1'))
    expect(forms('preview')[1]).toMatchObject({ bankId: '4', chosen: 'yes', ...layout, reference: '1' })
    await press('Read the lines')
    await screen.findByText('9 new')
    expect(forms('take')[0]).toMatchObject({ bankId: '4', ...layout, reference: '1' })
    for (const text of ['12 lines', '3 exact', '1 likely', '1 of another amount', '2 without a payment', '1 wrong'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'What the columns mean' })).toBeNull()
  })

  it('cannot be read while it is not known where the money stands', async () => {
    const nowhere = { ...preview, layout: { ...layout, credit: '' }, lines: [] }
    await open({ answers: { [`POST ${base}/preview`]: () => json(nowhere) } })
    const shown = await pick()
    expect(shown.getByText('Choose the column for credit, or the one for the amount')).toBeTruthy()
    expect(shown.getByText('No line can be read this way')).toBeTruthy()
    expect(shown.getByRole('button', { name: 'Read the lines' })).toHaveProperty('disabled', true)
  })

  it('that is refused is told in its words', async () => {
    await open({ answers: { [`POST ${base}/preview`]: () => json({ message: 'This Excel file is damaged.' }, 400) } })
    await chooseFile()
    await screen.findByText('This Excel file is damaged.')
  })
})

describe('the proposals', () => {
  const matches = [
    aMatch('1'),
    aMatch('2', {}, 'likely'),
    aMatch('3', { mayApprove: false, amount: 60000 }, 'differing'),
    aMatch('4', { mayApprove: false, status: 'second-person' }),
  ]
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  it('stand beside the payment; exact ones are ticked, and what may not be approved cannot be', async () => {
    await open({ matches })
    await screen.findByText('P1 · M000001 Rao Stores')
    expect(['Tick P1', 'Tick P2', 'Tick P3', 'Tick P4'].map((name) => [box(name).checked, box(name).disabled])).toEqual(
      [
        [true, false],
        [false, false],
        [false, true],
        [false, true],
      ],
    )
    expect(screen.getByText('Bank: 500.00/-')).toBeTruthy()
    expect(screen.getByText('Needs a second person')).toBeTruthy()
  })

  it('are approved as ticked, and each says what became of it', async () => {
    const told = {
      lineId: 'l1',
      paymentId: '1',
      refNo: 'P1',
      outcome: 'approved',
      message: 'Approved by the bank statement of 15-Nov-2026.',
    }
    const refused = {
      lineId: 'l2',
      paymentId: '2',
      refNo: 'P2',
      outcome: 'refused',
      message: 'This is already decided: approved.',
    }
    const { sent } = await open({
      matches,
      answers: { [`POST ${base}/approve`]: () => json({ results: [told, refused] }) },
    })
    await screen.findByText('P1 · M000001 Rao Stores')
    await userEvent.click(box('Tick all'))
    await press('Approve ticked (2)')
    await screen.findByText('1 of 2 approved and credited')
    expect(screen.getByText('P2: This is already decided: approved.')).toBeTruthy()
    expect(sent('approve')).toEqual([
      {
        bankId: '4',
        ticks: [
          { lineId: 'l1', paymentId: '1' },
          { lineId: 'l2', paymentId: '2' },
        ],
      },
    ])
  })

  it('say so when there are none', async () => {
    await open()
    await screen.findByText('No line of this account fits a payment that waits.')
  })
})
