import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { BulkOutcome } from '../../../contract/nsdl-pan/bulk.ts'
import { json, serve } from '../../testing/network.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { BulkUpload } from './bulk-upload.tsx'

const outcome: BulkOutcome = {
  lines: 4,
  good: 2,
  known: 1,
  wrong: 1,
  before: null,
  errors: [{ line: 4, message: 'No application has the token 9999999999' }],
  rows: [
    { line: 2, refNo: '3000000001', cardName: 'RAVI SAMPLE', value: '881000000000001' },
    { line: 3, refNo: '3000000002', cardName: 'ASHA SAMPLE', value: '881000000000002' },
  ],
}
const path = '/backend/nsdlpan/bulk/ack'

async function choose(answers: Parameters<typeof serve>[0], onApplied = vi.fn()) {
  const requests = serve(answers)
  await renderPage(<BulkUpload kind="ack" onClose={() => undefined} onApplied={onApplied} />)
  const input = (await screen.findByRole('button', { name: 'Choose a file' })).parentElement?.querySelector('input')
  if (!input) throw new Error('There is no file input beside the button.')
  fireEvent.change(input, { target: { files: [new File(['x'], 'november.csv', { type: 'text/csv' })] } })
  return requests
}

describe('a file for many applications', () => {
  it('shows every line before anything is written, then applies the same file', async () => {
    const onApplied = vi.fn()
    const requests = await choose(
      { [`POST ${path}/preview`]: () => json(outcome), [`POST ${path}/apply`]: () => json(outcome) },
      onApplied,
    )
    const shown = within(await screen.findByRole('region', { name: 'Preview' }))
    for (const text of ['2 to take over', '1 known already', '1 wrong']) expect(shown.getByText(text)).toBeTruthy()
    expect(shown.getByRole('row', { name: '4 No application has the token 9999999999' })).toBeTruthy()
    expect(shown.getByRole('row', { name: '2 3000000001 RAVI SAMPLE 881000000000001' })).toBeTruthy()
    expect(requests.map((seen) => seen.path)).toEqual([`${path}/preview`])
    fireEvent.click(screen.getByRole('button', { name: 'Apply the good lines' }))
    expect(await screen.findByText('2 taken over, 1 known already, 1 wrong.')).toBeTruthy()
    const sent = requests[1]?.body as FormData
    expect((sent.get('file') as File).name).toBe('november.csv')
    expect(onApplied).toHaveBeenCalledOnce()
  })

  it('that was applied before says so and cannot be applied', async () => {
    const known = { ...outcome, good: 0, wrong: 0, known: 4, rows: [], errors: [] }
    const before = { at: '2026-11-15T06:00:00.000Z', by: 'Asha Rao' }
    await choose({ [`POST ${path}/preview`]: () => json({ ...known, before }) })
    expect(await screen.findByText('This file was applied before, by Asha Rao. It changes nothing.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true)
  })

  it('that is no such table is told as an error', async () => {
    const message = "A line at the top must name the columns 'Token No.' and 'Ack No.'."
    await choose({ [`POST ${path}/preview`]: () => json({ message }, 400) })
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  })
})
