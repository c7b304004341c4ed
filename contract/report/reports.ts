import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { option } from '../kernel/fields.ts'
import { backOffice, merchantArea } from '../kernel/role.ts'
import { serviceContracts } from '../service-contracts.ts'
import { ageingReport } from './ageing.ts'
import { applicationsReport } from './applications.ts'
import { collectionReport } from './collection.ts'
import { commissionReport } from './commission.ts'
import { ledgerReport } from './ledger.ts'
import { refundsReport } from './refunds.ts'
import type { Report } from './report.ts'

/** Every report, in the order of the index. */
export const reports: readonly Report[] = [
  ledgerReport,
  collectionReport,
  commissionReport,
  refundsReport,
  applicationsReport,
  ...Object.values(serviceContracts).flatMap((one) => one.reports),
  ageingReport,
]

const products = z.array(option)
export const getReportProducts = endpoint({
  method: 'GET',
  path: '/backend/reports/products',
  reads: ['package'],
  summary: 'Products that reports can be narrowed to',
  allow: backOffice('report'),
  reply: products,
})
export const getOwnReportProducts = endpoint({
  method: 'GET',
  path: '/merchant/reports/products',
  reads: ['package'],
  summary: 'Products that the own reports can be narrowed to',
  allow: merchantArea('report'),
  reply: products,
})
export const findReportMerchants = endpoint({
  method: 'GET',
  path: '/backend/reports/merchants',
  reads: ['merchant'],
  summary: 'Merchants whose code or business name begins so, at most twenty',
  allow: backOffice('report'),
  query: z.object({ search: z._default(z.string().check(z.maxLength(60)), '') }),
  reply: z.array(option),
})
