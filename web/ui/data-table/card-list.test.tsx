import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { tableEndpoint } from '../../../contract/kernel/endpoint.ts'
import { signedIn } from '../../../contract/kernel/role.ts'
import { choiceColumn, dateColumn, moneyColumn, numberColumn, textColumn } from '../../../contract/kernel/table.ts'
import { narrowScreen } from '../../testing/narrow-screen.ts'
import { json, type Seen, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { RowMoves } from '../row-moves/row-moves.tsx'
import { DataTable } from './data-table.tsx'

const payments = tableEndpoint({
  reads: [],
  because: 'Of this test only',
  path: '/payments',
  title: 'Payments',
  allow: signedIn,
  columns: {
    name: textColumn('Name'),
    refNo: textColumn('Ref No.'),
    state: choiceColumn('State', [
      { value: 'sent', label: 'Sent' },
      { value: 'failed', label: 'Failed' },
    ]),
    debit: moneyColumn('Debit'),
    credit: moneyColumn('Credit'),
    balance: moneyColumn('Balance', { sortable: false }),
    day: dateColumn('Day'),
    tries: numberColumn('Tries'),
    note: textColumn('Note', { hidden: true }),
  },
  card: {
    title: 'name',
    line: ['refNo'],
    state: 'state',
    amount: ['debit', 'credit'],
    balance: 'balance',
    day: 'day',
    facts: ['tries', 'note'],
  },
  row: z.object({ id: z.string(), name: z.string(), refNo: z.string() }),
})

const row = (at: number) => ({
  id: String(at),
  name: `Person ${at}`,
  refNo: `P${at}`,
  state: 'sent',
  debit: 12_345_050,
  credit: null,
  balance: 600_000,
  day: '2026-04-05',
  tries: at,
  note: 'n',
})

/** A list of 45, as the server would page it. */
function servePayments(rows = Array.from({ length: 45 }, (_, i) => row(i + 1)), more = false) {
  return serve({
    'POST /payments': ({ body }) => {
      const { start, length } = body as { start: number; length: number }
      return json({ data: rows.slice(start, start + length), totalRecords: 300, filterRecords: rows.length, more })
    },
  })
}
const asked = (requests: Seen[]) => requests.filter((seen) => seen.path === '/payments').map(({ body }) => body)
const cards = () => screen.getAllByRole('article')
const firstCard = async () => (await screen.findAllByRole('article'))[0] as HTMLElement
const factsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

let widen = () => {}
beforeEach(() => {
  widen = narrowScreen()
})
afterEach(() => widen())

describe('a list on a phone', () => {
  it('is a card for each row, and no table', async () => {
    const requests = servePayments()
    await renderPage(<DataTable endpoint={payments} />)
    expect(within(await firstCard()).getByRole('heading').textContent).toBe('Person 1')
    expect(cards()).toHaveLength(20)
    expect(screen.queryByRole('table')).toBeNull()
    expect(asked(requests)).toEqual([{ filters: [], search: '', length: 20, start: 0, sorts: [] }])
    expect(screen.getByText('Showing 20 of 45')).toBeTruthy()
  })

  it('shows of a row what its definition names: amount and balance, and nothing that is empty or hidden', async () => {
    servePayments()
    await renderPage(<DataTable endpoint={payments} />)
    const card = await firstCard()
    expect(factsOf(card)).toEqual(['Debit: 1,23,450.50/-', 'Balance: 6,000.00/-', 'Day: 05-Apr-2026', 'Tries: 1'])
    expect(within(card).getByText('P1')).toBeTruthy()
    expect(within(card).getByText('Sent')).toBeTruthy()
  })

  it('calls a row without a name by its second line', async () => {
    servePayments([{ ...row(7), name: '' }])
    await renderPage(<DataTable endpoint={payments} />)
    expect(within(await firstCard()).getByRole('heading').textContent).toBe('P7')
  })

  it('is a table again where there is room, or where the person wants one on this device', async () => {
    servePayments()
    await renderPage(<DataTable endpoint={payments} />)
    await firstCard()
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
    expect(await screen.findByRole('table')).toBeTruthy()
    expect(screen.queryAllByRole('article')).toEqual([])
    expect(localStorage.getItem('list-look')).toContain('table')
    await userEvent.click(screen.getByRole('radio', { name: 'Cards' }))
    await firstCard()
  })

  it('has no such choice on a wide screen', async () => {
    widen()
    localStorage.setItem('list-look', '"cards"')
    servePayments()
    await renderPage(<DataTable endpoint={payments} />)
    await screen.findByText('Person 1')
    expect(screen.queryByRole('radio', { name: 'Table' })).toBeNull()
    expect(screen.getByRole('table')).toBeTruthy()
  })

  it('says what the server said when it fails, and asks again on Retry', async () => {
    let answer = () => json({ message: 'Not now' }, 400)
    serve({ 'POST /payments': () => answer() })
    await renderPage(<DataTable endpoint={payments} />)
    expect(await screen.findByText('Error: Not now')).toBeTruthy()
    answer = () => json({ data: [row(1)], totalRecords: 1, filterRecords: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await firstCard()
  })

  it('says when it holds nothing at all', async () => {
    servePayments([])
    await renderPage(<DataTable endpoint={payments} emptyText="No money has moved yet." />)
    expect(await screen.findByText('No money has moved yet.')).toBeTruthy()
  })

  it('tells what all rows come to', async () => {
    servePayments()
    await renderPage(<DataTable endpoint={payments} totals={{ debit: 500, tries: 9 }} />)
    await firstCard()
    expect(factsOf(screen.getByRole('region', { name: 'Total' }))).toEqual(['Debit: 5.00/-', 'Tries: 9'])
  })

  it('can be ticked row by row', async () => {
    servePayments()
    const ticked: unknown[] = []
    await renderPage(
      <DataTable
        endpoint={payments}
        tick={({ refNo }) => ({ label: `Tick ${refNo}`, checked: false, toggle: () => ticked.push(refNo) })}
      />,
    )
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tick P2' }))
    expect(ticked).toEqual(['P2'])
  })
})

describe('more cards', () => {
  it('come on demand under those that are there, the focus goes to the first new one, and the address knows', async () => {
    const requests = servePayments()
    const { router } = await renderPage(<DataTable endpoint={payments} />)
    await firstCard()
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(cards()).toHaveLength(40))
    expect(asked(requests).at(-1)).toMatchObject({ start: 20, length: 20 })
    expect(document.activeElement).toBe(cards()[20])
    expect(router.state.location.search).toEqual({ shown: 40 })
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await screen.findByText('Showing 45 of 45')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('are all there for whoever comes back, and are forgotten by another question', async () => {
    servePayments()
    const { router } = await renderPage(<DataTable endpoint={payments} />, '/page?shown=60')
    await screen.findByText('Showing 45 of 45')
    await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}')
    await screen.findByText('Showing 20 of 45')
    expect(router.state.location.search).toEqual({ q: 'x' })
  })

  it('are all asked for again when something has changed, and stay until the answer is there', async () => {
    const requests = servePayments()
    const { queries } = await renderPage(<DataTable endpoint={payments} />, '/page?shown=40')
    await screen.findByText('Showing 40 of 45')
    requests.length = 0
    const done = queries.invalidateQueries()
    expect(cards()).toHaveLength(40)
    await done
    expect(asked(requests)).toMatchObject([{ start: 0 }, { start: 20 }])
    expect(cards()).toHaveLength(40)
  })

  it('may be more than can be counted', async () => {
    servePayments(undefined, true)
    await renderPage(<DataTable endpoint={payments} />)
    expect(await screen.findByText('Showing 20 of more than 45')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy()
  })

  it('that do not come leave the others, say why, and can be asked for again', async () => {
    let fails = true
    serve({
      'POST /payments': ({ body }) => {
        const { start } = body as { start: number }
        if (start > 0 && fails) return json({ message: 'Not now' }, 400)
        return json({
          data: Array.from({ length: 20 }, (_, i) => row(start + i)),
          totalRecords: 40,
          filterRecords: 40,
        })
      },
    })
    await renderPage(<DataTable endpoint={payments} />)
    await firstCard()
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Not now')
    expect(cards()).toHaveLength(20)
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(cards()).toHaveLength(40))
  })

  it('show no row twice that a newer one has moved down', async () => {
    serve({
      'POST /payments': ({ body }) => {
        const { start } = body as { start: number }
        // Of the second page the first row stood on the first one before.
        return json({
          data: Array.from({ length: 20 }, (_, i) => row(start === 0 ? i : 19 + i)),
          totalRecords: 40,
          filterRecords: 40,
        })
      },
    })
    await renderPage(<DataTable endpoint={payments} />, '/page?shown=40')
    await waitFor(() => expect(cards()).toHaveLength(39))
  })
})

describe('the sheet of filters', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }))
    return screen.findByRole('dialog', { name: 'Filters and order' })
  }

  it('has a box for every column', async () => {
    servePayments()
    await renderPage(<DataTable endpoint={payments} />)
    const sheet = await open()
    const legends = within(sheet)
      .getAllByRole('group')
      .map((group) => group.querySelector('legend')?.textContent)
    expect(legends).toEqual(Object.values(payments.columns).map(({ title }) => title))
  })

  it('narrows and orders the list, says how many are set, and forgets them all', async () => {
    const requests = servePayments()
    const { router } = await renderPage(<DataTable endpoint={payments} />)
    const sheet = await open()
    await userEvent.selectOptions(within(sheet).getByRole('combobox', { name: 'Filter State' }), 'Failed')
    await userEvent.selectOptions(within(sheet).getByRole('combobox', { name: 'Sort by' }), 'Day')
    await userEvent.click(within(sheet).getByRole('radio', { name: 'Oldest first' }))
    expect(within(sheet).queryByRole('option', { name: 'Balance' })).toBeNull()
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show results' }))
    await screen.findByRole('button', { name: 'Filters, 2 set' })
    await waitFor(() =>
      expect(asked(requests).at(-1)).toMatchObject({
        filters: [{ field: 'state', opt: 'equals', value1: 'failed' }],
        sorts: [{ column: 'day', dir: 'asc' }],
      }),
    )
    await userEvent.click(within(await open()).getByRole('button', { name: 'Clear all' }))
    await screen.findByRole('button', { name: 'Filters' })
    expect(router.state.location.search).toEqual({})
  })

  it('takes what was typed, however soon it is closed', async () => {
    const requests = servePayments()
    await renderPage(<DataTable endpoint={payments} />)
    const sheet = await open()
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'Filter Name' }), 'asha')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show results' }))
    await waitFor(() =>
      expect(asked(requests).at(-1)).toMatchObject({ filters: [{ field: 'name', opt: 'contains', value1: 'asha' }] }),
    )
  })
})

describe('what can be done with a card', () => {
  const draw = (moves: Parameters<typeof RowMoves>[0]) =>
    renderPage(<DataTable endpoint={payments} actions={() => <RowMoves {...moves} />} />)
  const namesOf = (card: HTMLElement) =>
    [...card.querySelectorAll('a, button')].map((one) => one.getAttribute('aria-label') ?? one.textContent)

  it('is one button and a menu of the others; the card itself leads to the page of the row', async () => {
    servePayments([row(1)])
    const { router } = await draw({
      moves: [{ label: 'Upload scan', name: 'Upload scan P1', to: '/upload' }],
      more: {
        name: 'More for P1',
        moves: [
          { label: 'Print', run: () => {} },
          { label: 'Open', name: 'Open P1', to: '/open', opens: true },
        ],
      },
    })
    expect(namesOf(await firstCard())).toEqual(['Open P1', 'Upload scan P1', 'More for P1'])
    await userEvent.click(screen.getByRole('button', { name: 'More for P1' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Print'])
    await userEvent.click(screen.getByRole('link', { name: 'Open P1' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/open'))
  })

  it('is nothing but the card, where it can only be opened', async () => {
    servePayments([row(1)])
    await draw({ moves: [{ label: 'Open', to: '/open', opens: true }] })
    expect(namesOf(await firstCard())).toEqual(['Open Person 1'])
  })

  it('begins with what comes next, where that is not the first in a table', async () => {
    servePayments([row(1)])
    const done: string[] = []
    await draw({
      moves: [
        { label: 'Edit', run: () => done.push('edit') },
        { label: 'File', run: () => done.push('file'), next: true },
      ],
    })
    expect(namesOf(await firstCard())).toEqual(['File', 'More for Person 1'])
    await userEvent.click(screen.getByRole('button', { name: 'File' }))
    expect(done).toEqual(['file'])
  })
})
