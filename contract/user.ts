import * as z from 'zod/mini'
import type { Text } from '../texts/catalogue.ts'
import { userStateTexts } from '../texts/en/user-state.ts'
import { auditRow } from './audit.ts'
import { endpoint, nothing, tableEndpoint } from './kernel/endpoint.ts'
import { byId, byUuid, requiredText } from './kernel/fields.ts'
import { optionOf } from './kernel/option-of.ts'
import { adminOnly, backOffice } from './kernel/role.ts'
import { choiceColumn, dateTimeColumn, textColumn } from './kernel/table.ts'
import { kycStates } from './kyc-moves.ts'

const allow = backOffice('user')
const base = '/backend/usermanagement'

/** 'invited' has not chosen a password yet. */
export const userStates = ['active', 'invited', 'locked'] as const
export type UserState = (typeof userStates)[number]
export const userStateLabels: Record<UserState, Text> = {
  active: userStateTexts.active,
  invited: userStateTexts.invited,
  locked: userStateTexts.locked,
}
export const userStateOptions = userStates.map((value) => optionOf(value, userStateLabels[value]))

/** What someone is, more closely than by role: a merchant's owner and its staff are told apart. */
export const userKinds = ['admin', 'staff', 'owner', 'merchant-staff'] as const
export type UserKind = (typeof userKinds)[number]
export const userKindLabels: Record<UserKind, string> = {
  admin: 'Admin',
  staff: 'Staff',
  owner: 'Merchant',
  'merchant-staff': "Merchant's staff",
}
export const userKindOptions = userKinds.map((value) => ({ value, label: userKindLabels[value] }))
export const isBackOffice = (kind: UserKind): boolean => kind === 'admin' || kind === 'staff'

export const userRow = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  userName: z.string(),
  kind: z.enum(userKinds),
  state: z.enum(userStates),
  bussName: z.string(),
  mobileNo: z.string(),
  emailId: z.string(),
  lastSignIn: z.nullable(z.string()),
  createdAt: z.string(),
})
export type UserRow = z.infer<typeof userRow>
export const listUsers = tableEndpoint({
  path: `${base}/all-users`,
  reads: ['user', 'sign-in'],
  title: 'All users',
  allow,
  columns: {
    code: textColumn('Code', { width: 110 }),
    name: textColumn('Name', { width: 190 }),
    userName: textColumn('User name', { width: 140 }),
    kind: choiceColumn('Role', userKindOptions, { width: 140 }),
    state: choiceColumn('State', userStateOptions, { width: 110 }),
    bussName: textColumn('Business', { width: 200 }),
    mobileNo: textColumn('Mobile No.', { width: 130 }),
    emailId: textColumn('Email ID', { width: 220 }),
    // Looked up for the rows of a page only: sorting by it would look it up for everyone.
    lastSignIn: dateTimeColumn('Last sign-in', { width: 180, sortable: false }),
    createdAt: dateTimeColumn('Since', { width: 180 }),
  },
  card: { title: 'name', line: ['code', 'kind'], state: 'state', day: 'lastSignIn', facts: ['bussName', 'mobileNo'] },
  row: userRow,
})

const signInRow = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  /** The very sign-in that asks. */
  current: z.boolean(),
})

export const userDetail = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  userName: z.string(),
  kind: z.enum(userKinds),
  state: z.enum(userStates),
  mobileNo: z.string(),
  emailId: z.string(),
  /** Another address that waits to be confirmed at both. */
  pendingEmail: z.nullable(z.string()),
  permissions: z.array(z.string()),
  twoFactor: z.boolean(),
  lastSignIn: z.nullable(z.string()),
  createdAt: z.string(),
  /** Of a merchant's people. */
  business: z.nullable(
    z.object({
      id: z.string(),
      code: z.string(),
      bussName: z.string(),
      /** Nobody of a locked business can sign in, whatever their own state is. */
      locked: z.boolean(),
      kycState: z.enum(kycStates),
    }),
  ),
  signIns: z.array(signInRow),
  /** The one who asks. */
  self: z.boolean(),
})
export type UserDetail = z.infer<typeof userDetail>
export const getUser = endpoint({
  method: 'GET',
  path: `${base}/user/:id`,
  reads: ['user', 'sign-in'],
  summary: 'Someone who can sign in, with the sign-ins that run',
  allow,
  params: byId,
  reply: userDetail,
})

export const getUserActivity = endpoint({
  method: 'GET',
  path: `${base}/user/:id/activity`,
  reads: ['user', 'sign-in'],
  summary: 'The newest audit events by someone and about them',
  allow: adminOnly,
  params: byId,
  reply: z.array(auditRow),
})

export const locking = z.object({ remark: requiredText(300) })
export const lockUser = endpoint({
  method: 'POST',
  path: `${base}/user/:id/lock`,
  changes: ['user', 'sign-in'],
  summary: 'Lock someone out; of the back office only an admin does',
  allow,
  params: byId,
  body: locking,
  reply: nothing,
})
export const unlockUser = endpoint({
  method: 'POST',
  path: `${base}/user/:id/unlock`,
  changes: ['user'],
  summary: 'Let someone in again',
  allow,
  params: byId,
  reply: nothing,
})
export const sendUserLink = endpoint({
  method: 'POST',
  path: `${base}/user/:id/reset-password`,
  changes: ['user', 'sign-in'],
  summary: 'Mail someone a link to set a new password',
  allow,
  limit: 'mail',
  params: byId,
  reply: nothing,
})
export const endTwoFactor = endpoint({
  method: 'POST',
  path: `${base}/user/:id/two-factor-off`,
  changes: ['user'],
  summary: 'Switch two-factor off for someone who lost the means to answer it',
  allow: adminOnly,
  params: byId,
  reply: nothing,
})
export const endSignInOf = endpoint({
  method: 'POST',
  path: `${base}/sign-in/:id/end`,
  changes: ['sign-in'],
  summary: "End one of someone's sign-ins",
  allow,
  params: byUuid,
  reply: nothing,
})
