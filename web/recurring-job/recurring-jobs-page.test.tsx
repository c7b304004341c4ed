import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RecurringJobRow } from '../../contract/recurring-job.ts'
import { json, serve } from '../testing/network.ts'
import { renderPage } from '../testing/render-page.tsx'
import { RecurringJobsPage } from './recurring-jobs-page.tsx'

const row: RecurringJobRow = {
  name: 'sweep-files',
  about: 'Removes stored contents that no row knows.',
  often: 'Every hour',
  result: 'failed',
  lastRun: '2026-11-15T06:00:00Z',
  took: 1250,
  lastFailed: '2026-11-15T06:00:01Z',
  lastError: 'no room on the disk',
  lastWell: null,
  runs: 4,
  failures: 1,
}

it('an admin reads in words how each recurring job ended, and why it failed', async () => {
  const rows: RecurringJobRow[] = [
    row,
    { ...row, name: 'close-days', result: 'late', lastError: '' },
    { ...row, name: 'sweep-exports', result: 'not-yet', lastRun: null, took: null, lastFailed: null, lastError: '' },
    { ...row, name: 'seal-audit', result: 'well', lastError: '' },
  ]
  serve({
    'POST /backend/settings/repeated-work': () => json({ data: rows, totalRecords: 4, filterRecords: 4 }),
  })
  await renderPage(<RecurringJobsPage />)
  const lineOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body)
  const failed = await lineOf('sweep-files')
  for (const text of ['Failed', 'no room on the disk', 'Every hour', row.about]) failed.getByText(text)
  ;(await lineOf('close-days')).getByText('Late')
  ;(await lineOf('sweep-exports')).getByText('Not yet')
  expect((await lineOf('seal-audit')).getByText('Well')).toBeTruthy()
})
