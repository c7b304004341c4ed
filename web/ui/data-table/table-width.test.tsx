import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { tableEndpoint } from '../../../contract/kernel/endpoint.ts'
import { signedIn } from '../../../contract/kernel/role.ts'
import { dateColumn, textColumn } from '../../../contract/kernel/table.ts'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { DataTable } from './data-table.tsx'

const words = tableEndpoint({
  reads: [],
  because: 'Of this test only',
  path: '/words',
  title: 'Words',
  allow: signedIn,
  columns: { word: textColumn('Word') },
  card: { title: 'word' },
  row: z.object({ id: z.string(), word: z.string() }),
})

it('a table is never narrower than 600px, however narrow its columns are made', async () => {
  serve({ 'POST /words': () => json({ data: [], totalRecords: 0, filterRecords: 0 }) })
  await renderPage(<DataTable endpoint={words} />)
  const table = screen.getByRole('table')
  expect(table.style.minWidth).toBe('600px')
  fireEvent.keyDown(screen.getByRole('separator', { name: 'Width of Word' }), { key: 'ArrowLeft' })
  await waitFor(() => expect(table.style.width).not.toBe(''))
  expect(table.style.minWidth).toBe('600px')
})

const days = tableEndpoint({
  reads: [],
  because: 'Of this test only',
  path: '/days',
  title: 'Days',
  allow: signedIn,
  columns: { day: dateColumn('Day', { width: 90 }) },
  card: { title: 'day' },
  row: z.object({ id: z.string(), day: z.string() }),
})

it('a column of days has room for the box that asks for one, and the last column for its buttons', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(60)
  serve({
    'POST /days': () => json({ data: [{ id: '1', day: '2026-11-15' }], totalRecords: 1, filterRecords: 1 }),
  })
  await renderPage(<DataTable endpoint={days} actions={() => <button type="button">Open</button>} />)
  await screen.findByRole('button', { name: 'Open' })
  const widths = [...document.querySelectorAll('col')].map((col) => col.style.width)
  expect(widths.slice(1)).toEqual(['176px', '85px'])
  expect(screen.getByRole('table').dataset.shortActions).toBe('true')
})
