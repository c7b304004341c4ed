import { choiceColumn, dateTimeColumn } from '../kernel/table.ts'
import { ofServices } from '../of-services.ts'
import { defineReport } from './report.ts'
import { countColumn, merchantColumns, merchantFilter } from './report-columns.ts'

/** Everything that waits for somebody: the head office, the merchant, or a provider. */
export const waitingQueues = {
  registration: { label: 'Registrations', by: 'office' },
  kyc: { label: 'KYC', by: 'office' },
  payment: { label: 'Payment requests', by: 'office' },
  correction: { label: 'Corrections', by: 'office' },
  ...ofServices('queues', (queue) => queue),
} as const satisfies Record<string, { label: string; by: 'office' | 'merchant' | 'provider' }>
export type WaitingQueue = keyof typeof waitingQueues

const queues = Object.entries(waitingQueues).map(([value, { label }]) => ({ value, label }))
const sides = [
  { value: 'office', label: 'Head office' },
  { value: 'merchant', label: 'Merchant' },
  { value: 'provider', label: 'Provider' },
] as const
const ages = ['waiting', 'day1', 'day3', 'day7', 'day15', 'over'] as const

export const ageingReport = defineReport({
  slug: 'ageing',
  title: 'Ageing',
  about: 'How many days everything that waits has been waiting.',
  group: 'Work',
  undated: true,
  columns: {
    queue: choiceColumn('Queue', queues, { width: 200 }),
    by: choiceColumn('Waits for', sides, { width: 130 }),
    ...merchantColumns,
    waiting: countColumn('Waiting'),
    day1: countColumn('0–1 days'),
    day3: countColumn('2–3 days'),
    day7: countColumn('4–7 days'),
    day15: countColumn('8–15 days'),
    over: countColumn('Over 15 days'),
    oldest: dateTimeColumn('Oldest since', { width: 200 }),
  },
  sums: ages,
  views: {
    queue: {
      label: 'Queue',
      columns: ['queue', 'by', ...ages, 'oldest'],
      chart: { by: 'queue', value: 'waiting' },
      each: true,
      card: { title: 'queue', line: ['by'], day: 'oldest', facts: ages },
    },
  },
  filters: { by: { label: 'Waits for', options: sides }, merchant: merchantFilter },
})
