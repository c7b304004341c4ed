import * as z from 'zod/mini'
import { endpoint, nothing, tableEndpoint } from '../kernel/endpoint.ts'
import { byId, option, requiredText } from '../kernel/fields.ts'
import { backOffice } from '../kernel/role.ts'
import { flagColumn, moneyColumn, numberColumn, textColumn } from '../kernel/table.ts'

const allow = backOffice('master')
const id = z.string('Required').check(z.regex(/^\d{1,18}$/, 'Required'))

/** An id can cost ten lakh rupees at most. */
const maxIdPrice = 10_00_000_00

export const idTypeChange = z.object({
  name: requiredText(60),
  level: z.int('Enter a whole number').check(z.minimum(1, 'From 1 to 9'), z.maximum(9, 'From 1 to 9')),
  /** Of one id, in paise. */
  price: z
    .int('Enter an amount in rupees')
    .check(z.minimum(0, 'Cannot be below zero'), z.maximum(maxIdPrice, 'Too large')),
  defaultPackageId: id,
  /** The types of merchants that one of this type may add below itself. */
  recruits: z.array(id).check(z.maxLength(50)),
  active: z.boolean('Invalid input'),
})
export type IdTypeChange = z.infer<typeof idTypeChange>

export const idTypeRow = z.object({
  id: z.string(),
  name: z.string(),
  level: z.number(),
  /** In paise. */
  price: z.number(),
  defaultPackage: z.string(),
  defaultPackageId: z.string(),
  recruitNames: z.string(),
  recruits: z.array(z.string()),
  active: z.boolean(),
})
export type IdTypeRow = z.infer<typeof idTypeRow>

export const listIdTypes = tableEndpoint({
  path: '/backend/master/id-list',
  reads: ['id-type', 'package'],
  title: 'Id types',
  allow,
  columns: {
    name: textColumn('Name', { width: 170 }),
    level: numberColumn('Level', { width: 100 }),
    price: moneyColumn('Price of an id'),
    defaultPackage: textColumn('Default package'),
    recruitNames: textColumn('May add', { sortable: false, width: 190 }),
    active: flagColumn('Active', { width: 110 }),
  },
  card: { title: 'name', line: ['defaultPackage'], amount: ['price'], facts: ['level', 'recruitNames', 'active'] },
  row: idTypeRow,
})
export const addIdType = endpoint({
  method: 'POST',
  path: '/backend/master/id-list/add',
  changes: ['id-type'],
  summary: 'Add an id type',
  allow,
  body: idTypeChange,
  reply: nothing,
})
export const changeIdType = endpoint({
  method: 'POST',
  path: '/backend/master/id-list/:id/change',
  changes: ['id-type'],
  summary: 'Change an id type',
  allow,
  params: byId,
  body: idTypeChange,
  reply: nothing,
})
export const getIdTypeChoices = endpoint({
  method: 'GET',
  path: '/backend/master/id-list/choices',
  reads: ['id-type', 'package'],
  summary: 'Id types and packages to choose from',
  allow,
  reply: z.object({ idTypes: z.array(option), packages: z.array(option) }),
})
