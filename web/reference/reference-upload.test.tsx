import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type ImportOutcome, pincodeImport } from '../../contract/reference-data.ts'
import { onChanged } from '../platform/changed.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { ReferenceUpload } from './reference-upload.tsx'

const outcome: ImportOutcome = {
  lines: 4,
  added: 1,
  changed: 1,
  unchanged: 1,
  wrong: 1,
  errors: [{ line: 5, message: 'District is missing' }],
  changes: [
    { line: 2, name: '411001', before: 'Pune (Maharashtra)', after: 'Haveli (Maharashtra)' },
    { line: 3, name: '999888', before: '', after: 'Newtown (Goa)' },
  ],
}
const preview = 'POST /backend/master/reference/pincode/preview'
const apply = 'POST /backend/master/reference/pincode/apply'

async function choose(answers: Parameters<typeof serve>[0]) {
  const requests = serve(answers)
  const sample = { name: 'pincodes.csv', text: 'pincode\n' }
  await renderPage(<ReferenceUpload calls={pincodeImport} title="Upload" about="" sample={sample} />)
  const input = screen.getByRole('button', { name: 'Choose a CSV file' }).parentElement?.querySelector('input')
  if (!input) throw new Error('There is no file input beside the button.')
  fireEvent.change(input, { target: { files: [new File(['x'], 'pins.csv', { type: 'text/csv' })] } })
  return requests
}

describe('an upload of reference data', () => {
  it('is shown before anything is written: counts, wrong lines by number, changes', async () => {
    const requests = await choose({ [preview]: () => json(outcome) })
    const shown = within(await screen.findByRole('region', { name: 'Preview' }))
    for (const text of ['1 new', '1 changed', '1 unchanged', '1 wrong']) expect(shown.getByText(text)).toBeTruthy()
    expect(shown.getByRole('row', { name: '5 District is missing' })).toBeTruthy()
    expect(shown.getByRole('row', { name: '2 411001 Pune (Maharashtra) Haveli (Maharashtra)' })).toBeTruthy()
    expect(shown.getByRole('row', { name: '3 999888 (new) Newtown (Goa)' })).toBeTruthy()
    expect(requests.map((seen) => seen.path)).toEqual(['/backend/master/reference/pincode/preview'])
  })

  it('is applied with the same file when the person says so', async () => {
    const told = vi.fn()
    const stop = onChanged(told)
    const requests = await choose({ [preview]: () => json(outcome), [apply]: () => json(outcome) })
    fireEvent.click(await screen.findByRole('button', { name: 'Apply the good lines' }))
    expect(await screen.findByText('1 added, 1 changed.')).toBeTruthy()
    const sent = requests[1]?.body as FormData
    expect((sent.get('file') as File).name).toBe('pins.csv')
    expect(told.mock.calls).toEqual([[['pincode'], 'this tab']])
    stop()
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  })

  it('that changes nothing cannot be applied', async () => {
    await choose({ [preview]: () => json({ ...outcome, added: 0, changed: 0, wrong: 0, errors: [], changes: [] }) })
    expect(await screen.findByText('This file changes nothing.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true)
  })

  it('that is no such table is told as an error', async () => {
    await choose({ [preview]: () => json({ message: 'The first line must name the columns' }, 400) })
    expect(await screen.findByText('The first line must name the columns')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  })
})
