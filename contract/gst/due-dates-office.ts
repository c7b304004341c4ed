import * as z from 'zod/mini'
import { endpoint, nothing } from '../kernel/endpoint.ts'
import { byId, dayText, requiredText } from '../kernel/fields.ts'
import { backOffice } from '../kernel/role.ts'
import { type GstReturn, type GstScheme, gstReturnNames, gstSchemeNames, schemeReturns } from './returns.ts'
import { isPeriodOf, readPeriod } from './returns-periods.ts'
import { stateGroups } from './returns-states.ts'

const allow = backOffice('gst')
const base = '/backend/gst'

const rule = z.object({
  returnType: z.enum(gstReturnNames),
  scheme: z.enum(gstSchemeNames),
  stateGroup: z.enum(['all', ...stateGroups]),
  day: z.nullable(z.number()),
  monthsAfter: z.number(),
  since: z.string(),
})
const extension = z.object({
  id: z.string(),
  returnType: z.enum(gstReturnNames),
  scheme: z.nullable(z.enum(gstSchemeNames)),
  stateGroup: z.nullable(z.enum(stateGroups)),
  period: z.string(),
  newDate: z.string(),
  notification: z.string(),
})
export type KeptExtension = z.infer<typeof extension>
const state = z.object({ code: z.string(), name: z.string(), stateGroup: z.enum(stateGroups) })

export const dueDates = z.object({
  rules: z.array(rule),
  extensions: z.array(extension),
  states: z.array(state),
})
export type DueDates = z.infer<typeof dueDates>
export const getDueDates = endpoint({
  method: 'GET',
  path: `${base}/due-dates`,
  reads: ['gst', 'law'],
  summary: 'The rules by which returns are due, their extensions, and the groups of states',
  allow,
  reply: dueDates,
})

const extensionFacts = z.object({
  returnType: z.enum(gstReturnNames, 'Required'),
  scheme: z._default(z.nullable(z.enum(gstSchemeNames, 'Invalid input')), null),
  stateGroup: z._default(z.nullable(z.enum(stateGroups, 'Invalid input')), null),
  period: requiredText(12),
  newDate: dayText,
  notification: requiredText(300),
})

const isMeantFor = ({ returnType, scheme, period }: z.infer<typeof extensionFacts>) =>
  schemesWith(returnType, scheme).some((one) => isPeriodOf(schemeReturns[one][returnType] ?? 'once', period))

/** The schemes that file a return, or the one that is named if it does. */
const schemesWith = (returnType: GstReturn, scheme: GstScheme | null): GstScheme[] =>
  gstSchemeNames.filter((one) => schemeReturns[one][returnType] && (scheme === null || scheme === one))

export const newExtension = extensionFacts.check(
  z.refine(({ returnType, scheme }) => schemesWith(returnType, scheme).length > 0, {
    path: ['scheme'],
    error: 'This scheme does not file this return',
  }),
  z.refine((one) => schemesWith(one.returnType, one.scheme).length === 0 || isMeantFor(one), {
    path: ['period'],
    error: 'This return has no such period',
  }),
  z.refine(({ period, newDate }) => newDate > (readPeriod(period)?.end ?? ''), {
    path: ['newDate'],
    error: 'The new date lies after the period',
  }),
)
export type NewExtension = z.infer<typeof newExtension>
export const addExtension = endpoint({
  method: 'POST',
  path: `${base}/due-extension/add`,
  changes: ['gst'],
  summary: 'Write down a later date for one period',
  allow,
  body: newExtension,
  reply: nothing,
})
export const removeExtension = endpoint({
  method: 'POST',
  path: `${base}/due-extension/:id/remove`,
  changes: ['gst'],
  summary: 'Take an extension back',
  allow,
  params: byId,
  reply: nothing,
})

export const setStateGroup = endpoint({
  method: 'POST',
  path: `${base}/state-group`,
  changes: ['gst'],
  summary: 'Put a state into the other group of quarterly filers',
  allow,
  body: z.object({
    code: z.string('Required').check(z.regex(/^\d{2}$/, 'Required')),
    stateGroup: z.enum(stateGroups, 'Required'),
  }),
  reply: nothing,
})
