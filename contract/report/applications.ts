import type { Option } from '../kernel/fields.ts'
import { choiceColumn } from '../kernel/table.ts'
import { serviceKeys } from '../of-services.ts'
import { serviceContracts } from '../service-contracts.ts'
import { services } from '../services.ts'
import { defineReport } from './report.ts'
import {
  countColumn,
  dayColumn,
  merchantColumns,
  merchantFilter,
  productColumn,
  productFilter,
} from './report-columns.ts'

const serviceOptions: Option[] = serviceKeys.map((value) => ({ value, label: services[value].name }))

/** States of different services may share a name, so each stands under its service: 'nsdl-pan/verified'. */
const states: Option[] = serviceKeys.flatMap((service) =>
  serviceContracts[service].states.map(({ value, label }) => ({
    value: `${service}/${value}`,
    label: `${services[service].name}: ${label}`,
  })),
)

const numbers = ['number', 'open', 'done', 'ended'] as const

export const applicationsReport = defineReport({
  slug: 'applications',
  title: 'Applications',
  about: 'What was sent in on these days and where it stands now, by state, product or day.',
  group: 'Work',
  columns: {
    day: dayColumn,
    service: choiceColumn('Service', serviceOptions, { width: 160 }),
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
    service: { label: 'Service', options: serviceOptions },
    product: productFilter,
    merchant: merchantFilter,
  },
})
