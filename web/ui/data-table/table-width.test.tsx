import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { tableEndpoint } from '../../../contract/kernel/endpoint.ts'
import { signedIn } from '../../../contract/kernel/role.ts'
import { textColumn } from '../../../contract/kernel/table.ts'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { DataTable } from './data-table.tsx'

const words = tableEndpoint({
  path: '/words',
  title: 'Words',
  allow: signedIn,
  columns: { word: textColumn('Word') },
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
