import { reportTexts } from '../../texts/en/report.ts'
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
  title: reportTexts.applications,
  about: reportTexts.aboutApplications,
  group: 'work',
  columns: {
    day: dayColumn,
    service: choiceColumn(reportTexts.service, serviceOptions, { width: 160 }),
    state: choiceColumn(reportTexts.state, states, { width: 180 }),
    product: productColumn,
    ...merchantColumns,
    number: countColumn(reportTexts.applications),
    open: countColumn(reportTexts.inProgress),
    done: countColumn(reportTexts.done),
    ended: countColumn(reportTexts.givenBack),
  },
  sums: numbers,
  views: {
    state: {
      label: reportTexts.state,
      columns: ['service', 'state', 'number'],
      chart: { by: 'state', value: 'number' },
    },
    product: {
      label: reportTexts.product,
      columns: ['service', 'product', ...numbers],
      chart: { by: 'product', value: 'number' },
    },
    merchant: {
      label: reportTexts.merchant,
      columns: ['merchant', 'business', ...numbers],
      chart: { by: 'merchant', value: 'number' },
    },
    day: { label: reportTexts.day, columns: ['day', ...numbers], chart: { by: 'day', value: 'number' } },
  },
  filters: {
    service: { label: reportTexts.service, options: serviceOptions },
    product: productFilter,
    merchant: merchantFilter,
  },
})
