import { reportTexts } from '../../texts/en/report.ts'
import type { Words } from '../../texts/say.ts'
import { optionOf } from '../kernel/option-of.ts'
import { choiceColumn, dateTimeColumn } from '../kernel/table.ts'
import { ofServices } from '../of-services.ts'
import { defineReport } from './report.ts'
import { countColumn, merchantColumns, merchantFilter } from './report-columns.ts'

/** Everything that waits for somebody: the head office, the merchant, or a provider. */
export const waitingQueues = {
  registration: { label: reportTexts.registrations, by: 'office' },
  kyc: { label: 'KYC', by: 'office' },
  payment: { label: reportTexts.paymentRequests, by: 'office' },
  correction: { label: reportTexts.corrections, by: 'office' },
  ...ofServices('queues', (queue) => queue),
} as const satisfies Record<string, { label: Words; by: 'office' | 'merchant' | 'provider' }>
export type WaitingQueue = keyof typeof waitingQueues

const queues = Object.entries(waitingQueues).map(([value, { label }]) => optionOf(value, label))
const sides = [
  optionOf('office', reportTexts.headOffice),
  optionOf('merchant', reportTexts.merchant),
  optionOf('provider', reportTexts.provider),
] as const
const ages = ['waiting', 'day1', 'day3', 'day7', 'day15', 'over'] as const

export const ageingReport = defineReport({
  slug: 'ageing',
  title: reportTexts.ageing,
  about: reportTexts.aboutAgeing,
  group: 'work',
  undated: true,
  columns: {
    queue: choiceColumn(reportTexts.queue, queues, { width: 200 }),
    by: choiceColumn(reportTexts.waitsFor, sides, { width: 130 }),
    ...merchantColumns,
    waiting: countColumn(reportTexts.waiting),
    day1: countColumn(reportTexts.oneDay),
    day3: countColumn(reportTexts.threeDays),
    day7: countColumn(reportTexts.sevenDays),
    day15: countColumn(reportTexts.fifteenDays),
    over: countColumn(reportTexts.overFifteenDays),
    oldest: dateTimeColumn(reportTexts.oldestSince, { width: 200 }),
  },
  sums: ages,
  views: {
    queue: {
      label: reportTexts.queue,
      columns: ['queue', 'by', ...ages, 'oldest'],
      chart: { by: 'queue', value: 'waiting' },
      each: true,
      card: { title: 'queue', line: ['by'], day: 'oldest', facts: ages },
    },
  },
  filters: { by: { label: reportTexts.waitsFor, options: sides }, merchant: merchantFilter },
})
