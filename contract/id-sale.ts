import * as z from 'zod/mini'
import { endpoint, tableEndpoint } from './kernel/endpoint.ts'
import { backOffice } from './kernel/role.ts'
import { dateTimeColumn, moneyColumn, textColumn } from './kernel/table.ts'

const allow = backOffice('user')

export const headOffice = 'Head office'

export const idSaleRow = z.object({
  id: z.string(),
  /** Of the merchant who got it. */
  merchantId: z.string(),
  at: z.string(),
  code: z.string(),
  bussName: z.string(),
  idName: z.string(),
  /** The merchant who paid for it, or the head office. */
  seller: z.string(),
  /** In paise. */
  price: z.number(),
  soldBy: z.string(),
})
export type IdSaleRow = z.infer<typeof idSaleRow>
export const listIdSales = tableEndpoint({
  path: '/backend/usermanagement/id-sale-list',
  reads: ['merchant'],
  title: 'Id sales',
  allow,
  columns: {
    at: dateTimeColumn('Date', { width: 190 }),
    code: textColumn('Code', { width: 110 }),
    bussName: textColumn('Business', { width: 210 }),
    idName: textColumn('ID Type', { width: 160 }),
    seller: textColumn('From', { width: 230 }),
    price: moneyColumn('Price', { width: 150 }),
    soldBy: textColumn('By', { width: 180 }),
  },
  card: { title: 'bussName', line: ['idName'], amount: ['price'], day: 'at', facts: ['code', 'seller', 'soldBy'] },
  row: idSaleRow,
})

export const idSaleTotals = z.array(
  z.object({
    idName: z.string(),
    nos: z.number(),
    /** In paise: what merchants paid, and what stands on ids that the head office gave. */
    paid: z.number(),
    given: z.number(),
  }),
)
export type IdSaleTotals = z.infer<typeof idSaleTotals>
export const getIdSaleTotals = endpoint({
  method: 'GET',
  path: '/backend/usermanagement/id-sale-list/totals',
  reads: ['merchant', 'id-type'],
  summary: 'How many ids of each type were given out, and for how much',
  allow,
  reply: idSaleTotals,
})
