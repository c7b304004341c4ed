import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { tableEndpoint } from '../../../contract/kernel/endpoint.ts'
import { signedIn } from '../../../contract/kernel/role.ts'
import { choiceColumn, dateColumn, moneyColumn, numberColumn, textColumn } from '../../../contract/kernel/table.ts'
import { deferredAnswer, json, type Seen, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { DataTable } from './data-table.tsx'

const people = tableEndpoint({
  reads: [],
  because: 'Of this test only',
  path: '/people',
  title: 'People',
  allow: signedIn,
  columns: {
    name: textColumn('Name'),
    tries: numberColumn('Tries'),
    born: dateColumn('Born'),
    paid: moneyColumn('Paid'),
    state: choiceColumn('State', [
      { value: 'sent', label: 'Sent' },
      { value: 'failed', label: 'Failed' },
    ]),
    note: textColumn('Note', { sortable: false }),
  },
  card: { title: 'name', line: ['note'], state: 'state', amount: ['paid'], day: 'born', facts: ['tries'] },
  row: z.object({
    id: z.string(),
    name: z.string(),
    tries: z.number(),
    born: z.string(),
    paid: z.number(),
    state: z.string(),
    note: z.string(),
  }),
})

function personRows(count: number, from = 0) {
  return Array.from({ length: count }, (_, i) => ({
    id: String(from + i),
    name: `Person ${from + i + 1}`,
    tries: i,
    born: '2026-04-05',
    paid: 123456750,
    state: 'sent',
    note: 'n',
  }))
}

/** A list of 57 people, as the server would page it. */
function servePeople() {
  return serve({
    'POST /people': ({ body }) => {
      const { start, length } = body as { start: number; length: number }
      return json({ data: personRows(Math.min(length, 57 - start), start), totalRecords: 300, filterRecords: 57 })
    },
  })
}

const asked = (requests: Seen[]) => requests.filter((seen) => seen.path === '/people').at(-1)?.body
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
const bodyRows = () => screen.getAllByRole('row').slice(2)

describe('the list table', () => {
  it('asks for ten rows at first and tells where it stands', async () => {
    const requests = servePeople()
    await renderPage(<DataTable endpoint={people} />)
    await screen.findByText('Showing 1–10 of 57 filtered (300 total)')
    expect(asked(requests)).toEqual({ filters: [], search: '', length: 10, start: 0, sorts: [] })
    expect(bodyRows()).toHaveLength(10)
  })

  it('shows dates, amounts and choices as the trade writes them, behind a running number', async () => {
    servePeople()
    await renderPage(<DataTable endpoint={people} />, '/page?page=2')
    await screen.findByText('Person 11')
    expect(cellsOf(bodyRows()[0] as HTMLElement)).toEqual([
      '11',
      'Person 11',
      '0',
      '05-Apr-2026',
      '12,34,567.50/-',
      'Sent',
      'n',
    ])
  })

  it('has a serial column that can be neither sorted nor filtered', async () => {
    servePeople()
    await renderPage(<DataTable endpoint={people} />)
    const serial = screen.getByRole('columnheader', { name: 'S#' })
    expect(within(serial).queryByRole('button')).toBeNull()
    expect(serial.getAttribute('aria-sort')).toBeNull()
    expect(screen.queryByLabelText('Filter S#')).toBeNull()
  })

  it('has a filter box under every column but the serial one', async () => {
    servePeople()
    await renderPage(<DataTable endpoint={people} />)
    const [titles, boxes] = screen.getAllByRole('row')
    const under = within(boxes ?? document.body).getAllByRole('cell')
    const heads = within(titles ?? document.body).getAllByRole('columnheader')
    expect(under).toHaveLength(heads.length)
    const filled = under.map((cell) => cell.querySelector('input, select') !== null)
    expect(filled).toEqual(heads.map(({ textContent }) => textContent !== 'S#'))
  })

  it('has no sorting where the list forbids it', async () => {
    servePeople()
    await renderPage(<DataTable endpoint={people} />)
    expect(within(screen.getByRole('columnheader', { name: /Note/ })).queryByRole('button')).toBeNull()
  })

  it('offers 10, 20, 50 and 100 rows and goes back to the first page when that changes', async () => {
    const requests = servePeople()
    const { router } = await renderPage(<DataTable endpoint={people} />, '/page?page=3')
    const sizes = await screen.findByLabelText('Rows per page')
    expect(
      within(sizes)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10', '20', '50', '100'])
    await userEvent.selectOptions(sizes, '50')
    await screen.findByText('Showing 1–50 of 57 filtered (300 total)')
    expect(asked(requests)).toMatchObject({ length: 50, start: 0 })
    expect(router.state.location.search).toEqual({ size: 50 })
  })

  it('turns pages, and the page stands in the address', async () => {
    const requests = servePeople()
    const { router } = await renderPage(<DataTable endpoint={people} />)
    await screen.findByText('Person 1')
    await userEvent.click(screen.getByRole('button', { name: 'Page 6' }))
    await screen.findByText('Showing 51–57 of 57 filtered (300 total)')
    expect(asked(requests)).toMatchObject({ start: 50 })
    expect(router.state.location.search).toEqual({ page: 6 })
  })

  it('sorts by a click, adds a column with Shift, numbers them, and says so to screen readers', async () => {
    const requests = servePeople()
    await renderPage(<DataTable endpoint={people} />)
    await screen.findByText('Person 1')
    fireEvent.click(screen.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(asked(requests)).toMatchObject({ sorts: [{ column: 'name', dir: 'asc' }] }))
    fireEvent.click(screen.getByRole('button', { name: 'Tries' }), { shiftKey: true })
    const both = [
      { column: 'name', dir: 'asc' },
      { column: 'tries', dir: 'asc' },
    ]
    await waitFor(() => expect(asked(requests)).toMatchObject({ sorts: both }))
    expect(screen.getByRole('columnheader', { name: /^Name/ }).getAttribute('aria-sort')).toBe('ascending')
    expect(screen.getByRole('columnheader', { name: /^Born/ }).getAttribute('aria-sort')).toBe('none')
    expect(screen.getByRole('button', { name: 'Tries, sort order 2' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Name, sort order 1' }))
    await waitFor(() => expect(asked(requests)).toMatchObject({ sorts: [{ column: 'name', dir: 'desc' }] }))
  })

  it('filters a column by text when the typing pauses, and forgets the page', async () => {
    const requests = servePeople()
    const { router } = await renderPage(<DataTable endpoint={people} />, '/page?page=3')
    await screen.findByText('Person 21')
    await userEvent.type(screen.getByLabelText('Filter Name'), 'asha')
    const filter = { field: 'name', opt: 'contains', value1: 'asha' }
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [filter], start: 0 }))
    expect(requests.filter((seen) => seen.path === '/people')).toHaveLength(2)
    expect(router.state.location.search).toEqual({ filters: [filter] })
  })

  it('searches all columns', async () => {
    const requests = servePeople()
    await renderPage(<DataTable endpoint={people} />)
    await userEvent.type(screen.getByPlaceholderText('Search all columns...'), 'rao{Enter}')
    await waitFor(() => expect(asked(requests)).toMatchObject({ search: 'rao' }))
  })

  it('asks other questions of a column by its menu', async () => {
    const requests = servePeople()
    await renderPage(<DataTable endpoint={people} />)
    await userEvent.click(screen.getByRole('button', { name: /^Tries: Equals/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Greater than' }))
    await userEvent.type(screen.getByLabelText('Filter Tries'), '3{Enter}')
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [{ field: 'tries', opt: '>', value1: '3' }] }))
  })

  it('does not ask for half a number', async () => {
    const requests = servePeople()
    await renderPage(<DataTable endpoint={people} />)
    await screen.findByText('Person 1')
    await userEvent.type(screen.getByLabelText('Filter Tries'), '-{Enter}')
    await userEvent.type(screen.getByLabelText('Filter Tries'), '4{Enter}')
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [{ field: 'tries', value1: '-4' }] }))
    expect(requests.filter((seen) => seen.path === '/people')).toHaveLength(2)
  })

  it('asks between two days only when both are there', async () => {
    const requests = servePeople()
    await renderPage(<DataTable endpoint={people} />)
    await userEvent.click(screen.getByRole('button', { name: /^Born: On/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Between' }))
    fireEvent.change(screen.getByLabelText('Filter Born from'), { target: { value: '01-04-2026' } })
    fireEvent.keyDown(screen.getByLabelText('Filter Born from'), { key: 'Enter' })
    expect(asked(requests)).toMatchObject({ filters: [] })
    fireEvent.change(screen.getByLabelText('Filter Born to'), { target: { value: '30 Apr 26' } })
    fireEvent.keyDown(screen.getByLabelText('Filter Born to'), { key: 'Enter' })
    const filter = { field: 'born', opt: 'between', value1: '2026-04-01', value2: '2026-04-30' }
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [filter] }))
  })

  it('offers the choices of a column as a dropdown', async () => {
    const requests = servePeople()
    await renderPage(<DataTable endpoint={people} />)
    await userEvent.selectOptions(screen.getByLabelText('Filter State'), 'failed')
    const filter = { field: 'state', opt: 'equals', value1: 'failed' }
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [filter] }))
  })

  it('asks for empty values', async () => {
    const requests = servePeople()
    await renderPage(<DataTable endpoint={people} />)
    await userEvent.click(screen.getByRole('button', { name: /^Name: Contains/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Is empty' }))
    await waitFor(() => expect(asked(requests)).toMatchObject({ filters: [{ field: 'name', opt: 'empty' }] }))
  })

  it('hides a column, and the address remembers it', async () => {
    servePeople()
    const { router } = await renderPage(<DataTable endpoint={people} />)
    await userEvent.click(screen.getByRole('button', { name: 'Choose columns' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tries' }))
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /^Tries/ })).toBeNull())
    expect(router.state.location.search).toEqual({ hide: ['tries'] })
  })

  it('makes a column wider and narrower by the arrow keys', async () => {
    servePeople()
    await renderPage(<DataTable endpoint={people} />)
    const edge = screen.getByRole('separator', { name: 'Width of Name' })
    const before = Number(edge.getAttribute('aria-valuenow'))
    fireEvent.keyDown(edge, { key: 'ArrowRight' })
    await waitFor(() => expect(Number(edge.getAttribute('aria-valuenow'))).toBe(before + 16))
    fireEvent.keyDown(edge, { key: 'ArrowLeft' })
    await waitFor(() => expect(Number(edge.getAttribute('aria-valuenow'))).toBe(before))
  })

  it('says Loading... until the first rows are there', async () => {
    const slow = deferredAnswer()
    serve({ 'POST /people': () => slow.response })
    await renderPage(<DataTable endpoint={people} />)
    expect(screen.getByText('Loading...')).toBeTruthy()
    expect(screen.queryByText(/^Showing/)).toBeNull()
    slow.answer(json({ data: personRows(1), totalRecords: 1, filterRecords: 1 }))
    await screen.findByText('Person 1')
    expect(screen.queryByText('Loading...')).toBeNull()
    expect(screen.getByText('Showing 1–1 of 1 filtered (1 total)')).toBeTruthy()
  })

  it('keeps the rows, and what was typed beside them, when the network takes the answer to a search', async () => {
    let answers = true
    serve({
      'POST /people': () =>
        answers
          ? json({ data: personRows(1), totalRecords: 1, filterRecords: 1 })
          : Promise.reject(new TypeError('lost')),
    })
    await renderPage(<DataTable endpoint={people} actions={() => <input aria-label="Reason" />} />)
    await screen.findByText('Person 1')
    answers = false
    await userEvent.type(screen.getByPlaceholderText('Search all columns...'), 'Person')
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Asked for by the applicant')
    await screen.findByText('No connection: these are the rows from before.', {}, { timeout: 10_000 })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe('Asked for by the applicant')
    expect(screen.getByText('Person 1')).toBeTruthy()
  }, 20_000)

  it('says what the server said when it fails, and asks again on Retry', async () => {
    let fails = true
    serve({
      'POST /people': () =>
        fails
          ? json({ message: 'Unknown column', data: 'password' }, 400)
          : json({ data: personRows(1), totalRecords: 1, filterRecords: 1 }),
    })
    await renderPage(<DataTable endpoint={people} />)
    await screen.findByText('Error: Unknown column: password')
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Person 1')
  })

  it('says Failed to load data when nobody said anything', async () => {
    serve({ 'POST /people': () => new Response('not json', { headers: { 'content-type': 'application/json' } }) })
    await renderPage(<DataTable endpoint={people} />)
    await screen.findByText('Failed to load data')
  })

  it('says why it is empty', async () => {
    serve({ 'POST /people': () => json({ data: [], totalRecords: 0, filterRecords: 0 }) })
    await renderPage(<DataTable endpoint={people} emptyText="Nobody has registered yet." />)
    await screen.findByText('Nobody has registered yet.')
  })

  it('says what narrows it to nothing, and shows all rows again', async () => {
    const requests = serve({ 'POST /people': () => json({ data: [], totalRecords: 9, filterRecords: 0 }) })
    await renderPage(<DataTable endpoint={people} />, '/page?q=zzz&filters=[{"field":"name","value1":"x"}]')
    await screen.findByText('No row matches the search for “zzz” and the filter.')
    await userEvent.click(screen.getByRole('button', { name: 'Show all rows' }))
    await waitFor(() => expect(asked(requests)).toMatchObject({ search: '', filters: [] }))
  })

  it('empties a box whose text could not be read, too, when all rows are shown again', async () => {
    serve({ 'POST /people': () => json({ data: [], totalRecords: 9, filterRecords: 0 }) })
    await renderPage(<DataTable endpoint={people} />, '/page?q=zzz')
    const tries = await screen.findByRole('textbox', { name: 'Filter Tries' })
    await userEvent.type(tries, 'many{Enter}')
    await screen.findByText('Not a number')
    await userEvent.click(screen.getByRole('button', { name: 'Show all rows' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Filter Tries' })).toHaveProperty('value', ''))
    expect(screen.queryByText('Not a number')).toBeNull()
  })

  it('goes to the last page when the rows of a page are gone', async () => {
    serve({
      'POST /people': ({ body }) => {
        const { start } = body as { start: number }
        return json({ data: start >= 20 ? [] : personRows(10, start), totalRecords: 20, filterRecords: 20 })
      },
    })
    const { router } = await renderPage(<DataTable endpoint={people} />, '/page?page=5')
    await screen.findByText('Showing 11–20 of 20 filtered (20 total)')
    expect(router.state.location.search).toEqual({ page: 2 })
  })

  it('cancels a question that is no longer wanted and shows the newest answer', async () => {
    const first = deferredAnswer()
    const requests = serve({
      'POST /people': ({ body }) =>
        (body as { search: string }).search === ''
          ? first.response
          : json({ data: personRows(1, 41), totalRecords: 300, filterRecords: 1 }),
    })
    await renderPage(<DataTable endpoint={people} />)
    await userEvent.type(screen.getByPlaceholderText('Search all columns...'), 'new{Enter}')
    await screen.findByText('Person 42')
    expect(requests.map((seen) => seen.cancelled())).toEqual([true, false])
    first.answer(json({ data: personRows(1), totalRecords: 300, filterRecords: 300 }))
    await first.response
    expect(screen.getByText('Person 42')).toBeTruthy()
    expect(screen.queryByText('Person 1')).toBeNull()
  })

  it('reloads on demand', async () => {
    const requests = servePeople()
    await renderPage(<DataTable endpoint={people} />)
    await screen.findByText('Person 1')
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(requests.filter((seen) => seen.path === '/people')).toHaveLength(2))
  })

  it('draws cells and actions as the page wants them, and sends its switches along', async () => {
    const requests = servePeople()
    await renderPage(
      <DataTable
        endpoint={people}
        additionFilter={{ mine: true }}
        cells={{ name: (row) => <b>{row.name.toUpperCase()}</b> }}
        actions={(row) => <button type="button">Open {row.id}</button>}
      />,
    )
    await screen.findByText('PERSON 1')
    expect(screen.getByRole('button', { name: 'Open 0' })).toBeTruthy()
    expect(asked(requests)).toMatchObject({ additionFilter: { mine: true } })
  })

  it('exports what it shows: same filters, search, sorting and columns', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const page = json({ data: personRows(1), totalRecords: 1, filterRecords: 1 })
    const requests = serve({
      'POST /people': () => page.clone(),
      'POST /people/export': () =>
        new Response('x', {
          headers: { 'content-disposition': 'attachment; filename="people.csv"', 'x-total-rows': '1200' },
        }),
    })
    await renderPage(
      <DataTable endpoint={people} />,
      '/page?q=asha&sort=[{"column":"name","dir":"desc"}]&hide=["note","paid"]',
    )
    await screen.findByText('Person 1')
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await screen.findByText('people.csv: 1,200 rows')
    expect(requests.find((seen) => seen.path === '/people/export')?.body).toEqual({
      filters: [],
      search: 'asha',
      sorts: [{ column: 'name', dir: 'desc' }],
      format: 'csv',
      columns: ['name', 'tries', 'born', 'state'],
    })
    expect(click).toHaveBeenCalledTimes(1)
  })

  it('says that an export of many rows is being made, and leads to where it will lie', async () => {
    serve({
      'POST /people': () => json({ data: personRows(1), totalRecords: 1, filterRecords: 1 }),
      'POST /people/export': () => json({ exportId: '7' }, 202),
    })
    await renderPage(<DataTable endpoint={people} />)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await screen.findByText('Your export is being made')
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    expect((await screen.findByRole('menuitem', { name: 'My exports' })).getAttribute('href')).toBe('/backend/exports')
  })

  it('says in red when an export fails', async () => {
    serve({
      'POST /people': () => json({ data: personRows(1), totalRecords: 1, filterRecords: 1 }),
      'POST /people/export': () => json({ message: 'Too many exports' }, 429),
    })
    await renderPage(<DataTable endpoint={people} />)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel' }))
    await screen.findByText('Too many exports')
    expect(screen.getByText('Error')).toBeTruthy()
  })
})
