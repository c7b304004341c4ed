import * as z from 'zod/mini'
import { formatDate } from '../kernel/dates.ts'
import { endpoint, nothing } from '../kernel/endpoint.ts'
import { byId, dayText, idText, ownPasswordField, requiredText } from '../kernel/fields.ts'
import { adminOnly, backOffice } from '../kernel/role.ts'
import { ruleKindNames } from './rule-kinds.ts'
import { versionStates } from './version-moves.ts'

const base = '/backend/master/rules-in-force'

/** One by the kind of the rule; read with `readRuleValue`. */
const value = z.record(z.string(), z.unknown(), 'Required')

const version = z.object({
  id: z.string(),
  since: z.string(),
  value,
  source: z.string(),
  /** Nothing where nobody has compared it with its source yet. */
  lookedAt: z.nullable(z.string()),
  /** Nobody where it came with the portal. */
  lookedBy: z.nullable(z.string()),
  writtenBy: z.nullable(z.string()),
  writtenAt: z.string(),
  state: z.enum(versionStates),
  /** Of what waits: when it stands by itself, why so, and whether the caller may confirm it. */
  dueAt: z.nullable(z.string()),
  whyAlone: z.nullable(z.string()),
  mayConfirm: z.boolean(),
  whyNotConfirm: z.nullable(z.string()),
})
export type ShownVersion = z.infer<typeof version>

const rule = z.object({
  code: z.string(),
  kind: z.enum(ruleKindNames),
  title: z.string(),
  /** Whether nobody has looked at what holds for a year, or ever. */
  stale: z.boolean(),
  /** The newest first. */
  versions: z.array(version),
})
export type ShownRule = z.infer<typeof rule>

export const rulesInForce = z.object({ today: z.string(), rules: z.array(rule) })
export type RulesInForce = z.infer<typeof rulesInForce>
export const getRulesInForce = endpoint({
  method: 'GET',
  path: base,
  reads: ['law'],
  summary: 'Every figure of law that the portal goes by, with its versions and sources',
  allow: backOffice('master'),
  reply: rulesInForce,
})

/** No law that the portal goes by is older than the country: an earlier day is a slip. */
const firstDay = '1947-08-15'

export const newVersion = z.object({
  code: requiredText(120),
  since: dayText.check(z.refine((day) => day >= firstDay, `Not before ${formatDate(firstDay)}`)),
  value,
  source: requiredText(300).check(
    z.minLength(5, 'At least 5 characters'),
    // Dots or dashes are no source that others can find.
    z.refine((text) => /\p{L}{3}/u.test(text), 'Say in words where it is written'),
  ),
  /** That it changes what holds today already, where it does. */
  agreed: z._default(z.boolean('Invalid input'), false),
  /** The version of the same day that had a slip in it and is put right by this one. */
  replaces: z._default(z.nullable(idText), null),
})
export type NewVersion = z.infer<typeof newVersion>
export const addVersion = endpoint({
  method: 'POST',
  path: `${base}/add`,
  changes: ['law'],
  summary: 'Add a version of a rule that holds from a day on',
  allow: adminOnly,
  confirmed: true,
  body: z.object({ ...newVersion.shape, ...ownPasswordField }),
  reply: nothing,
})

export const takeBackVersion = endpoint({
  method: 'POST',
  path: `${base}/:id/take-back`,
  changes: ['law'],
  summary: 'Take back a version that does not hold yet',
  allow: adminOnly,
  confirmed: true,
  params: byId,
  body: z.object(ownPasswordField),
  reply: nothing,
})

export const confirmVersion = endpoint({
  method: 'POST',
  path: `${base}/:id/confirm`,
  changes: ['law'],
  summary: 'Confirm a version that another admin has proposed',
  allow: adminOnly,
  confirmed: true,
  params: byId,
  body: z.object(ownPasswordField),
  reply: nothing,
})

export const lookAtRules = endpoint({
  method: 'POST',
  path: `${base}/looked-at`,
  changes: ['law'],
  summary: 'Say that rules were compared with their sources today and are still right',
  allow: adminOnly,
  body: z.object({
    codes: z.array(requiredText(120)).check(z.minLength(1, 'At least one'), z.maxLength(200, 'At most 200')),
  }),
  reply: nothing,
})
