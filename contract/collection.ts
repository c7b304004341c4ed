import * as z from 'zod/mini'
import { paymentModeLabels } from './catalogue/bank.ts'
import { isDay } from './kernel/dates.ts'
import { endpoint, tableEndpoint } from './kernel/endpoint.ts'
import { backOffice } from './kernel/role.ts'
import { choiceColumn, dateColumn, moneyColumn, numberColumn, textColumn } from './kernel/table.ts'

const allow = backOffice('report')

/** Ways in which money comes in: those of payment requests, and the gateway. */
export const collectionModes: Record<string, string> = { ...paymentModeLabels, online: 'Online' }

/** What came in on one day at one bank, in one way, credited by one person. Money in paise. */
export const collectionRow = z.object({
  id: z.string(),
  day: z.string(),
  bank: z.string(),
  mode: z.string(),
  person: z.string(),
  payments: z.number(),
  amount: z.number(),
})
export type CollectionRow = z.infer<typeof collectionRow>

export const listCollection = tableEndpoint({
  path: '/backend/reports/daily-collection',
  title: 'Daily collection',
  allow,
  columns: {
    day: dateColumn('Day', { width: 130 }),
    bank: textColumn('Bank', { width: 220 }),
    mode: choiceColumn(
      'Mode',
      Object.entries(collectionModes).map(([value, label]) => ({ value, label })),
      { width: 140 },
    ),
    person: textColumn('Credited by', { width: 180 }),
    payments: numberColumn('Payments', { width: 110 }),
    amount: moneyColumn('Amount', { width: 150 }),
  },
  row: collectionRow,
  /** First and last Indian day, both whole. */
  switches: ['from', 'to'],
})

const day = z.string('Enter a date').check(z.refine(isDay, 'Enter a date'))
export const collectionDays = z.object({ from: day, to: day }).check(
  z.refine(({ from, to }) => from <= to, { message: 'The last day is before the first', path: ['to'] }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 366 * 86_400_000, {
    message: 'At most one year',
    path: ['to'],
  }),
)

export const collectionSums = z.object({
  payments: z.number(),
  amount: z.number(),
  /** One for each day on which something came in. */
  days: z.array(z.object({ day: z.string(), payments: z.number(), amount: z.number() })),
})
export type CollectionSums = z.infer<typeof collectionSums>
export const getCollectionSums = endpoint({
  method: 'GET',
  path: '/backend/reports/daily-collection-sums',
  summary: 'What came in over a range of days, day by day',
  allow,
  query: collectionDays,
  reply: collectionSums,
})
