import { filingStatuses, filingStatusFacts } from '../gst/filing-moves.ts'
import { gstStatuses, gstStatusFacts } from '../gst/registration-moves.ts'
import type { Option } from '../kernel/fields.ts'
import { choiceColumn } from '../kernel/table.ts'
import { panStateFacts, panStates } from '../nsdl-pan/states.ts'
import { couponStatuses, couponStatusLabels } from '../uti-pan/coupon.ts'
import { defineReport } from './report.ts'
import {
  countColumn,
  dayColumn,
  merchantColumns,
  merchantFilter,
  productColumn,
  productFilter,
} from './report-columns.ts'

export const services = [
  { value: 'nsdl-pan', label: 'NSDL PAN' },
  { value: 'uti-coupon', label: 'UTI coupons' },
  { value: 'gst-registration', label: 'GST registration' },
  { value: 'gst-filing', label: 'GST filing' },
] as const satisfies readonly Option[]

/** States of different services may share a name, so each stands under its service: 'nsdl-pan/verified'. */
function statesOf(
  service: (typeof services)[number]['value'],
  labels: readonly (readonly [string, string])[],
): Option[] {
  const of = services.find(({ value }) => value === service)?.label
  return labels
    .filter(([state]) => state !== 'draft')
    .map(([state, label]) => ({ value: `${service}/${state}`, label: `${of}: ${label}` }))
}

const states: Option[] = [
  ...statesOf(
    'nsdl-pan',
    panStates.map((state) => [state, panStateFacts[state].label]),
  ),
  ...statesOf(
    'uti-coupon',
    couponStatuses.map((state) => [state, couponStatusLabels[state]]),
  ),
  ...statesOf(
    'gst-registration',
    gstStatuses.map((state) => [state, gstStatusFacts[state].label]),
  ),
  ...statesOf(
    'gst-filing',
    filingStatuses.map((state) => [state, filingStatusFacts[state].label]),
  ),
]

const numbers = ['number', 'open', 'done', 'ended'] as const

export const applicationsReport = defineReport({
  slug: 'applications',
  title: 'Applications',
  about: 'What was sent in on these days and where it stands now, by state, product or day.',
  group: 'Work',
  columns: {
    day: dayColumn,
    service: choiceColumn('Service', services, { width: 160 }),
    state: choiceColumn('State', states, { width: 180 }),
    product: productColumn,
    ...merchantColumns,
    number: countColumn('Applications'),
    open: countColumn('In progress'),
    done: countColumn('Done'),
    ended: countColumn('Given back'),
  },
  sums: numbers,
  views: {
    state: { label: 'State', columns: ['service', 'state', 'number'], chart: { by: 'state', value: 'number' } },
    product: {
      label: 'Product',
      columns: ['service', 'product', ...numbers],
      chart: { by: 'product', value: 'number' },
    },
    merchant: {
      label: 'Merchant',
      columns: ['merchant', 'business', ...numbers],
      chart: { by: 'merchant', value: 'number' },
    },
    day: { label: 'Day', columns: ['day', ...numbers], chart: { by: 'day', value: 'number' } },
  },
  filters: {
    service: { label: 'Service', options: services },
    product: productFilter,
    merchant: merchantFilter,
  },
})
