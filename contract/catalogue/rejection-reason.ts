import * as z from 'zod/mini'
import { endpoint, nothing, tableEndpoint } from '../kernel/endpoint.ts'
import { anyText, byId, requiredText } from '../kernel/fields.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { backOffice } from '../kernel/role.ts'
import { choiceColumn, flagColumn, numberColumn, textColumn } from '../kernel/table.ts'
import { ofModules } from '../of-services.ts'

/** Where something can be refused. */
const moduleLabels = {
  registration: 'Registration',
  kyc: 'KYC',
  payment: 'Payment',
  ...ofModules('reasons', (label) => label),
}
export type ReasonModule = keyof typeof moduleLabels
export const reasonModules = keysOf(moduleLabels)
export const reasonModuleOptions = reasonModules.map((value) => ({ value, label: moduleLabels[value] }))

export const reasonChange = z.object({
  module: z.enum(reasonModules, 'Required'),
  code: requiredText(40).check(
    z.toUpperCase(),
    z.regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'Use letters, digits and hyphens, such as PHOTO-UNCLEAR'),
  ),
  reason: requiredText(200),
  remedy: anyText(500),
  active: z.boolean('Invalid input'),
  position: z.int('Enter a whole number').check(z.minimum(0, 'At least 0'), z.maximum(10_000, 'At most 10000')),
})
export type ReasonChange = z.infer<typeof reasonChange>

export const reasonRow = z.object({
  id: z.string(),
  module: z.enum(reasonModules),
  code: z.string(),
  reason: z.string(),
  remedy: z.string(),
  active: z.boolean(),
  position: z.number(),
})
export type ReasonRow = z.infer<typeof reasonRow>

const allow = backOffice('master')

export const listReasons = tableEndpoint({
  path: '/backend/master/rejection-reasons',
  reads: ['reason'],
  title: 'Rejection reasons',
  allow,
  columns: {
    module: choiceColumn('For', reasonModuleOptions, { width: 150 }),
    position: numberColumn('Order', { width: 100 }),
    code: textColumn('Code', { width: 220 }),
    reason: textColumn('Reason', { width: 320 }),
    remedy: textColumn('What to do', { width: 360 }),
    active: flagColumn('Active', { width: 110 }),
  },
  card: { title: 'reason', line: ['code'], state: 'module', facts: ['remedy', 'position', 'active'] },
  row: reasonRow,
})
export const addReason = endpoint({
  method: 'POST',
  path: '/backend/master/rejection-reasons/add',
  changes: ['reason'],
  summary: 'Add a rejection reason',
  allow,
  body: reasonChange,
  reply: nothing,
})
/** Reasons are switched off rather than removed: decisions of the past name them. */
export const changeReason = endpoint({
  method: 'POST',
  path: '/backend/master/rejection-reasons/:id/change',
  changes: ['reason'],
  summary: 'Change a rejection reason',
  allow,
  params: byId,
  body: reasonChange,
  reply: nothing,
})
