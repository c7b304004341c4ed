import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { tableEndpoint } from '../../../contract/kernel/endpoint.ts'
import { signedIn } from '../../../contract/kernel/role.ts'
import { dateColumn, moneyColumn, numberColumn, textColumn } from '../../../contract/kernel/table.ts'
import { json, type Seen, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { DataTable } from './data-table.tsx'

const payments = tableEndpoint({
  reads: [],
  because: 'Of this test only',
  path: '/payments',
  title: 'Payments',
  allow: signedIn,
  columns: {
    refNo: textColumn('Ref No'),
    tries: numberColumn('Tries'),
    paidOn: dateColumn('Paid On'),
    amount: moneyColumn('Amount'),
  },
  card: { title: 'refNo', amount: ['amount'] },
  row: z.object({ id: z.string(), refNo: z.string(), tries: z.number(), paidOn: z.string(), amount: z.number() }),
})

async function openList(address?: string) {
  const requests = serve({
    'POST /payments': () =>
      json({
        data: [{ id: '1', refNo: 'P0000001', tries: 1, paidOn: '2026-04-05', amount: 600_000 }],
        totalRecords: 1,
        filterRecords: 1,
      }),
  })
  const { router } = await renderPage(<DataTable endpoint={payments} />, address)
  await screen.findByText('P0000001')
  return { requests, router }
}

const asked = (requests: Seen[]) => requests.at(-1)?.body
const box = (name: string) => screen.getByRole('textbox', { name })
const isMarked = (name: string) => screen.getByLabelText(name).getAttribute('aria-invalid') === 'true'
const messageOf = (name: string) => {
  const ids = screen.getByLabelText(name).getAttribute('aria-describedby') ?? ''
  return ids && document.getElementById(ids)?.textContent
}

async function choose(column: string, question: string) {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${column}: `) }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: question }))
}

async function enterDay(name: string, day: string) {
  await userEvent.clear(screen.getByLabelText(name))
  await userEvent.type(screen.getByLabelText(name), `${day}{Enter}`)
}

describe('a filter box for amounts and numbers', () => {
  it.each([
    ['6,000.00/-', '6000.00'],
    ['₹ 12,34,567.50', '1234567.50'],
    ['₹6 000', '6000'],
    ['-500/-', '-500'],
  ])('reads an amount as it is copied from a list or a slip: %s', async (pasted, amount) => {
    const { requests, router } = await openList()
    await userEvent.type(box('Filter Amount'), `${pasted}{Enter}`)
    const filters = [{ field: 'amount', opt: 'equals', value1: amount }]
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters }))
    expect(router.state.location.search).toEqual({ filters })
    expect(box('Filter Amount')).toHaveProperty('value', pasted)
    expect(isMarked('Filter Amount')).toBe(false)
  })

  it('reads a number with its commas, which the server would refuse', async () => {
    const { requests } = await openList()
    await userEvent.type(box('Filter Tries'), '1,200{Enter}')
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [{ field: 'tries', value1: '1200' }] }))
  })

  it.each(['>5000', 'abc', '60.555'])(
    'says that %s is not a number, and shows the list without that filter',
    async (typed) => {
      const { requests } = await openList()
      await userEvent.type(box('Filter Amount'), '6000{Enter}')
      await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [{ field: 'amount', value1: '6000' }] }))
      await userEvent.clear(box('Filter Amount'))
      await userEvent.type(box('Filter Amount'), `${typed}{Enter}`)
      await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [] }))
      expect(isMarked('Filter Amount')).toBe(true)
      expect(messageOf('Filter Amount')).toBe('Not a number')
      expect(box('Filter Amount')).toHaveProperty('value', typed)
    },
  )

  it('drops the filter of before when a number becomes unreadable, without being emptied first', async () => {
    const { requests } = await openList()
    await userEvent.type(box('Filter Tries'), '5{Enter}')
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [{ field: 'tries', value1: '5' }] }))
    await userEvent.type(box('Filter Tries'), 'x{Enter}')
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [] }))
    expect(messageOf('Filter Tries')).toBe('Not a number')
  })

  it('takes the mark away once the number can be read', async () => {
    await openList()
    await userEvent.type(box('Filter Amount'), 'abc{Enter}')
    expect(isMarked('Filter Amount')).toBe(true)
    await userEvent.clear(box('Filter Amount'))
    await userEvent.type(box('Filter Amount'), '6000{Enter}')
    expect(isMarked('Filter Amount')).toBe(false)
    expect(screen.queryByText('Not a number')).toBeNull()
  })

  it('marks the end of a span that is no number, and asks for no span', async () => {
    const { requests } = await openList()
    await choose('Amount', 'Between')
    await userEvent.type(box('Filter Amount from'), '₹1,000{Enter}')
    await userEvent.type(box('Filter Amount to'), '6,000/-{Enter}')
    const span = { field: 'amount', opt: 'between', value1: '1000', value2: '6000' }
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [span] }))
    await userEvent.type(box('Filter Amount to'), 'k{Enter}')
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [] }))
    expect(isMarked('Filter Amount to')).toBe(true)
    expect(isMarked('Filter Amount from')).toBe(false)
    expect(box('Filter Amount from')).toHaveProperty('value', '₹1,000')
  })

  it('marks a list of amounts of which one cannot be read', async () => {
    const { requests } = await openList()
    await choose('Amount', 'Is one of')
    await userEvent.type(box('Filter Amount'), '500, 6,000.00/-{Enter}')
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [{ opt: 'in', value1: ['500', '6000.00'] }] }))
    await userEvent.type(box('Filter Amount'), ', many{Enter}')
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [] }))
    expect(messageOf('Filter Amount')).toBe('Not a number')
  })
})

describe('a filter box for days', () => {
  it('says that a day of no year of ours is not a date, and shows the list without that filter', async () => {
    const { requests } = await openList()
    await enterDay('Filter Paid On', '05-04-2026')
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [{ field: 'paidOn', value1: '2026-04-05' }] }))
    await enterDay('Filter Paid On', '05-04-0026')
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [] }))
    expect(isMarked('Filter Paid On')).toBe(true)
    expect(messageOf('Filter Paid On')).toBe('Not a date')
  })

  it('marks a list of days of which one is on no calendar', async () => {
    const { requests } = await openList()
    await choose('Paid On', 'Is one of')
    await userEvent.type(box('Filter Paid On'), '5/4/26{Enter}')
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [{ opt: 'in', value1: ['2026-04-05'] }] }))
    await userEvent.type(box('Filter Paid On'), ', 31-02-2026{Enter}')
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [] }))
    expect(messageOf('Filter Paid On')).toBe('Not a date')
  })
})

describe('a filter that asks for two ends where it asked for one', () => {
  it('keeps the one that stands there as the lower end, and says which is which', async () => {
    const { requests } = await openList()
    await enterDay('Filter Paid On', '05-04-2026')
    await choose('Paid On', 'Between')
    const [from, to] = [screen.getByLabelText('Filter Paid On from'), screen.getByLabelText('Filter Paid On to')]
    await waitFor(() => expect(from).toHaveProperty('value', '05-Apr-2026'))
    expect([from, to].map((end) => end.getAttribute('placeholder'))).toEqual(['from', 'to'])
    await enterDay('Filter Paid On to', '06-04-2026')
    await waitFor(() =>
      expect(asked(requests)).toMatchObject({
        filters: [{ field: 'paidOn', opt: 'between', value1: '2026-04-05', value2: '2026-04-06' }],
      }),
    )
  })
})
