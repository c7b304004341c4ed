import * as z from 'zod/mini'
import { tableEndpoint } from './kernel/endpoint.ts'
import { adminOnly } from './kernel/role.ts'
import { choiceColumn, dateTimeColumn, numberColumn, textColumn } from './kernel/table.ts'

/** In the order of the alphabet, which is also the order in which an admin wants to see them. */
export const jobResults = ['failed', 'late', 'not-yet', 'well'] as const
export type JobResult = (typeof jobResults)[number]
export const jobResultLabels: Record<JobResult, string> = {
  failed: 'Failed',
  late: 'Late',
  'not-yet': 'Not yet',
  well: 'Well',
}
const resultOptions = jobResults.map((value) => ({ value, label: jobResultLabels[value] }))

export const recurringJobRow = z.object({
  name: z.string(),
  about: z.string(),
  often: z.string(),
  result: z.enum(jobResults),
  lastRun: z.nullable(z.string()),
  took: z.nullable(z.number()),
  lastFailed: z.nullable(z.string()),
  lastError: z.string(),
  lastWell: z.nullable(z.string()),
  runs: z.number(),
  failures: z.number(),
})
export type RecurringJobRow = z.infer<typeof recurringJobRow>

export const listRecurringJobs = tableEndpoint({
  path: '/backend/settings/repeated-work',
  reads: [],
  because: 'The server does it by itself; no call of a browser changes it',
  title: 'Work that the server repeats by itself',
  allow: adminOnly,
  columns: {
    name: textColumn('Name', { width: 200 }),
    result: choiceColumn('Result', resultOptions, { width: 120 }),
    about: textColumn('What It Does', { sortable: false, width: 320 }),
    // Words would be sorted as words: '10 minutes' before '2 seconds'.
    often: textColumn('How Often', { sortable: false, width: 150 }),
    lastRun: dateTimeColumn('Last Run', { width: 190 }),
    took: numberColumn('Took (ms)', { width: 120 }),
    lastFailed: dateTimeColumn('Last Failed', { width: 190 }),
    lastError: textColumn('Last Error', { sortable: false, width: 280 }),
    lastWell: dateTimeColumn('Last Ended Well', { width: 190, hidden: true }),
    runs: numberColumn('Runs', { width: 110, hidden: true }),
    failures: numberColumn('Failures', { width: 110, hidden: true }),
  },
  card: {
    title: 'name',
    line: ['about'],
    state: 'result',
    day: 'lastRun',
    facts: ['often', 'lastFailed', 'lastError'],
  },
  row: recurringJobRow,
})
