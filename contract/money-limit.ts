import * as z from 'zod/mini'
import { endpoint, nothing } from './kernel/endpoint.ts'
import { byId, ownPasswordField } from './kernel/fields.ts'
import { adminOnly, backOffice } from './kernel/role.ts'
import { settingsGuardedBy, settingValues } from './site-settings.ts'

/** The settings that say how far one person alone may go with money. */
export const moneyLimitNames = settingsGuardedBy('two-admins')

/** How long a change waits where no second admin could confirm it, and how long one must have been an admin to do so. */
export const limitWaitHours = 24

const indian = new Intl.NumberFormat('en-IN')
/** '50,000': a limit as people read it, in the notice as on the screen. */
export const formatLimit = (value: number | undefined): string => indian.format(value ?? 0)

export const limitStates = ['open', 'in-force', 'withdrawn'] as const
const limits = z.record(z.string(), z.number())

/** A change of limits, from what to what, and how it came to be in force. */
export const limitChange = z.object({
  id: z.string(),
  state: z.enum(limitStates),
  from: limits,
  to: limits,
  proposedBy: z.string(),
  proposedAt: z.string(),
  /** When it takes effect by itself, where there was no second admin. */
  dueAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** Why it takes effect by itself: who there was, and why they cannot confirm it. */
  whyAlone: z.nullable(z.string()),
  /** Whether the caller may confirm it. */
  mayConfirm: z.boolean(),
  /** What keeps the caller from confirming it. */
  whyNotConfirm: z.nullable(z.string()),
})
export type LimitChange = z.infer<typeof limitChange>

export const getMoneyLimits = endpoint({
  method: 'GET',
  path: '/backend/settings/money-limits',
  reads: ['money-limit', 'user'],
  summary: 'The limits on money that are in force, and their last changes',
  allow: backOffice('setting'),
  reply: z.object({ inForce: limits, changes: z.array(limitChange) }),
})

export const proposeLimits = endpoint({
  method: 'POST',
  path: '/backend/settings/money-limits',
  changes: ['money-limit'],
  summary: 'Propose other limits on money; another admin confirms them',
  allow: adminOnly,
  confirmed: true,
  body: z.object({ ...settingValues(moneyLimitNames).shape, ...ownPasswordField }),
  reply: nothing,
})

export const confirmLimits = endpoint({
  method: 'POST',
  path: '/backend/settings/money-limits/:id/confirm',
  changes: ['money-limit'],
  summary: 'Confirm the limits that another admin proposed',
  allow: adminOnly,
  confirmed: true,
  params: byId,
  body: z.object(ownPasswordField),
  reply: nothing,
})

export const withdrawLimits = endpoint({
  method: 'POST',
  path: '/backend/settings/money-limits/:id/withdraw',
  changes: ['money-limit'],
  summary: 'Withdraw or refuse proposed limits',
  allow: adminOnly,
  params: byId,
  reply: nothing,
})
