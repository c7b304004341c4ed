import * as z from 'zod/mini'
import { endpoint, tableEndpoint } from '../kernel/endpoint.ts'
import { byId, option, requiredText } from '../kernel/fields.ts'
import { backOffice } from '../kernel/role.ts'
import { dateTimeColumn, flagColumn, numberColumn, textColumn } from '../kernel/table.ts'
import { serviceKeys } from '../of-services.ts'
import { priceTerms } from './price.ts'
import { priceFloor } from './price-floor.ts'

const allow = backOffice('master')
const name = requiredText(60)
const active = z.boolean('Invalid input')
/** The version that was seen: if it is another by now, somebody else has changed the package. */
const version = z.int('Invalid input')

export const packageRow = z.object({
  id: z.string(),
  name: z.string(),
  products: z.number(),
  idTypes: z.string(),
  active,
  updatedAt: z.string(),
})
export type PackageRow = z.infer<typeof packageRow>

export const listPackages = tableEndpoint({
  path: '/backend/package/list',
  reads: ['package', 'merchant'],
  title: 'Packages',
  allow,
  columns: {
    name: textColumn('Name', { width: 200 }),
    products: numberColumn('Products sold', { width: 150 }),
    idTypes: textColumn('Default of', { sortable: false, width: 220 }),
    active: flagColumn('Active', { width: 110 }),
    updatedAt: dateTimeColumn('Changed'),
  },
  card: { title: 'name', line: ['idTypes'], day: 'updatedAt', facts: ['products', 'active'] },
  row: packageRow,
})

export const packageFacts = z.object({ id: z.string(), name: z.string(), active, version })
export type PackageFacts = z.infer<typeof packageFacts>
export const getPackage = endpoint({
  method: 'GET',
  path: '/backend/package/:id',
  reads: ['package'],
  summary: 'A package',
  allow,
  params: byId,
  reply: packageFacts,
})

export const newPackage = z.object({
  name,
  active,
  /** The package whose prices it begins with; nothing for one without prices. */
  copyFrom: z.nullable(z.string().check(z.regex(/^\d{1,18}$/, 'Invalid input'))),
})
export const addPackage = endpoint({
  method: 'POST',
  path: '/backend/package/add',
  changes: ['package'],
  summary: 'Add a package',
  allow,
  body: newPackage,
  reply: z.object({ id: z.string() }),
})

export const packageChange = z.object({ name, active, version })
export const changePackage = endpoint({
  method: 'POST',
  path: '/backend/package/:id/change',
  changes: ['package'],
  summary: 'Rename a package, or take it in or out of use',
  allow,
  params: byId,
  body: packageChange,
  reply: packageFacts,
})
export const getPackageOptions = endpoint({
  method: 'GET',
  path: '/backend/package/options',
  reads: ['package'],
  summary: 'Packages to choose from',
  allow,
  reply: z.array(option),
})

export const pricedProduct = z.object({
  code: z.string(),
  name: z.string(),
  /** The service that it is sold for. */
  family: z.enum(serviceKeys),
  governmentFee: z.number(),
  /** Nothing where the package does not sell it. */
  terms: z.nullable(priceTerms),
  /** What a clerk may not go below; nothing where no package sells it. */
  floor: z.nullable(priceFloor),
})
export type PricedProduct = z.infer<typeof pricedProduct>

export const packageSetup = z.object({
  ...packageFacts.shape,
  tdsPercent: z.number(),
  /** Whether the caller may make products cheaper, or take them out. */
  mayLower: z.boolean(),
  products: z.array(pricedProduct),
})
export type PackageSetup = z.infer<typeof packageSetup>
export const getPackageSetup = endpoint({
  method: 'GET',
  path: '/backend/package/:id/prices',
  reads: ['package', 'law'],
  summary: 'Prices of a package, product by product',
  allow,
  params: byId,
  reply: packageSetup,
})

export const pricesChange = z.object({
  version,
  prices: z.array(z.object({ code: z.string().check(z.maxLength(60)), terms: priceTerms })).check(z.maxLength(500)),
})
export const savePrices = endpoint({
  method: 'POST',
  path: '/backend/package/:id/prices',
  changes: ['package'],
  summary: 'Save all prices of a package at once',
  allow,
  params: byId,
  body: pricesChange,
  reply: z.object({ version }),
})
