import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { CorrectionRow } from '../../contract/correction.ts'
import { json, nothing, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { Corrections } from './corrections.tsx'

const base = '/backend/account/corrections'
const row = (id: string, change: Partial<CorrectionRow> = {}): CorrectionRow => ({
  id,
  no: `C00000${id}`,
  askedAt: '2026-11-15T06:00:00.000Z',
  status: 'pending',
  direction: 'debit',
  amount: 50000,
  code: 'M000001',
  bussName: 'Rao Stores',
  reason: 'Credited twice by mistake',
  reference: '',
  askedBy: 'S000002 Mohan',
  decidedBy: '',
  decidedAt: null,
  remark: '',
  own: false,
  ...change,
})
const rows = [row('1'), row('2', { own: true }), row('3', { status: 'approved' })]
const rao = { id: '7', code: 'M000001', bussName: 'Rao Stores', balance: 123450 }

async function open(answers: Parameters<typeof serve>[0] = {}, balance = 60000) {
  const requests = serve({
    [`POST ${base}`]: () => json({ data: rows, totalRecords: 3, filterRecords: 3 }),
    [`GET ${base}/1`]: () => json({ ...row('1'), balance }),
    [`GET ${base}/2`]: () => json({ ...rows[1], balance }),
    [`GET ${base}/merchants`]: () => json([rao]),
    [`POST ${base}/ask`]: () => json({ no: 'C000009' }),
    [`POST ${base}/1/approve`]: nothing,
    [`POST ${base}/1/reject`]: nothing,
    [`POST ${base}/2/withdraw`]: nothing,
    ...answers,
  })
  await renderPage(<Corrections />)
  await screen.findByText('C000001')
  return () => requests.filter(({ path, method }) => method === 'POST' && path !== base)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function decide(move: 'Approve' | 'Reject') {
  await press('Decide C000001')
  await userEvent.click(await screen.findByRole('menuitem', { name: move }))
}
const inDialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }))

describe('the corrections', () => {
  it('of others can be approved and rejected, the own ones withdrawn, decided ones are only shown', async () => {
    await open()
    const names = screen
      .getAllByRole('button', { name: /C00000\d$/ })
      .map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual(['Decide C000001', 'Withdraw C000002'])
  })

  it('are approved with the balance before the eyes', async () => {
    const sent = await open()
    await decide('Approve')
    const dialog = await inDialog(/Approve the correction C000001/)
    expect(dialog.getByText('Credited twice by mistake')).toBeTruthy()
    expect(dialog.getByText('The balance will be ₹100.00, and the owner is told the reason.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await screen.findByText('Correction approved. The money has moved.')
    expect(sent().map(({ path }) => path)).toEqual([`${base}/1/approve`])
  })

  it('that the wallet cannot pay say what is missing, and a refusal stays in the dialog', async () => {
    const message = 'The balance is too low: ₹400.00 more is needed.'
    await open({ [`POST ${base}/1/approve`]: () => json({ message }, 409) }, 10000)
    await decide('Approve')
    const dialog = await inDialog(/Approve the correction/)
    await dialog.findByText('₹400.00 is missing for this debit.')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await dialog.findByText(message)
  })

  it('are rejected with a reason only', async () => {
    const sent = await open()
    await decide('Reject')
    const dialog = await inDialog(/Reject the correction/)
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await dialog.findByText('Required')
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'No ticket for this')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() =>
      expect(sent().map(({ path, body }) => [path, body])).toEqual([
        [`${base}/1/reject`, { reason: 'No ticket for this' }],
      ]),
    )
  })

  it('are withdrawn by who asked', async () => {
    const sent = await open()
    await press('Withdraw C000002')
    await userEvent.click((await inDialog(/Withdraw the correction/)).getByRole('button', { name: 'Withdraw' }))
    await screen.findByText('Correction withdrawn.')
    expect(sent().map(({ path }) => path)).toEqual([`${base}/2/withdraw`])
  })
})

describe('whoever asks for a correction', () => {
  async function fill(drawer: ReturnType<typeof within>) {
    await userEvent.type(drawer.getByPlaceholderText('Code or name'), 'rao')
    await userEvent.click(await screen.findByRole('option', { name: 'M000001 · Rao Stores' }))
    await drawer.findByText('Balance now: ₹1,234.50')
    await userEvent.click(drawer.getByRole('radio', { name: 'Debit: take off the wallet' }))
    await userEvent.type(drawer.getByLabelText(/^Amount in rupees/), '500.25')
    await userEvent.type(drawer.getByLabelText(/^Reason/), 'Credited twice by mistake')
  }

  it('is told of an amount that is none, which stays as it was typed, and nothing is asked for', async () => {
    const sent = await open()
    await press('Ask for a correction')
    const drawer = await inDialog(/Ask for a correction/)
    await fill(drawer)
    const amount = drawer.getByLabelText<HTMLInputElement>(/^Amount in rupees/)
    await userEvent.clear(amount)
    await userEvent.type(amount, '5e2')
    await userEvent.click(drawer.getByRole('button', { name: 'Ask' }))
    await drawer.findByText('Enter an amount in rupees, such as 1,250.50')
    expect(amount.value).toBe('5e2')
    expect(sent()).toEqual([])
  })

  it('finds the merchant by name, and sends paise under a key', async () => {
    const sent = await open()
    await press('Ask for a correction')
    const drawer = await inDialog(/Ask for a correction/)
    await fill(drawer)
    await userEvent.click(drawer.getByRole('button', { name: 'Ask' }))
    await screen.findByText('Correction C000009 asked for')
    const [asked] = sent()
    expect(asked?.body).toEqual({
      merchantId: '7',
      direction: 'debit',
      amount: 50025,
      reason: 'Credited twice by mistake',
      reference: '',
    })
    expect(asked?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('tries again under the same key', async () => {
    let tries = 0
    const sent = await open({
      [`POST ${base}/ask`]: () => (tries++ === 0 ? json({ message: 'Busy' }, 503) : json({ no: 'C000009' })),
    })
    await press('Ask for a correction')
    const drawer = await inDialog(/Ask for a correction/)
    await fill(drawer)
    await userEvent.click(drawer.getByRole('button', { name: 'Ask' }))
    await drawer.findByText('Busy')
    await userEvent.click(drawer.getByRole('button', { name: 'Ask' }))
    await screen.findByText('Correction C000009 asked for')
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('is told what is missing, and nothing is sent', async () => {
    const sent = await open()
    await press('Ask for a correction')
    const drawer = await inDialog(/Ask for a correction/)
    await userEvent.type(drawer.getByLabelText(/^Reason/), 'short')
    await userEvent.click(drawer.getByRole('button', { name: 'Ask' }))
    expect(await drawer.findAllByText('Required')).toHaveLength(2)
    expect(drawer.getByText('At least 10 characters')).toBeTruthy()
    expect(sent()).toEqual([])
  })
})
