import * as z from 'zod/mini'
import { auditRow } from './audit.ts'
import { endpoint, nothing, tableEndpoint } from './kernel/endpoint.ts'
import { byId, option, requiredText } from './kernel/fields.ts'
import { gstBelongsToPan, maybeGstinText } from './kernel/gstin-field.ts'
import { adminOnly, backOffice } from './kernel/role.ts'
import { choiceColumn, dateTimeColumn, moneyColumn, textColumn } from './kernel/table.ts'
import type { Workflow } from './kernel/workflow.ts'
import { documentKinds, documentStates, kycStates } from './kyc-moves.ts'
import { kycOptions, memberView } from './member.ts'
import { registrant, shop } from './registration-fields.ts'
import { earnings } from './wallet.ts'

const allow = backOffice('user')
const base = '/backend/merchant'

export const merchantStatuses = ['active', 'locked'] as const
export type MerchantStatus = (typeof merchantStatuses)[number]
export const merchantStatusLabels: Record<MerchantStatus, string> = { active: 'Active', locked: 'Locked' }
const statusOptions = merchantStatuses.map((value) => ({ value, label: merchantStatusLabels[value] }))
export const merchantWorkflow: Workflow<MerchantStatus, 'lock' | 'unlock'> = {
  active: { lock: { to: 'locked', by: 'office' } },
  locked: { unlock: { to: 'active', by: 'office' } },
}

export const merchantRow = z.object({
  id: z.string(),
  code: z.string(),
  bussName: z.string(),
  idName: z.string(),
  packageName: z.string(),
  /** Code of the business directly above; empty for one of the head office. */
  upline: z.string(),
  mobileNo: z.string(),
  district: z.string(),
  state: z.string(),
  /** Of its owner. */
  kyc: z.enum(kycStates),
  /** In paise. */
  balance: z.number(),
  status: z.enum(merchantStatuses),
  joined: z.string(),
})
export type MerchantRow = z.infer<typeof merchantRow>
export const listMerchants = tableEndpoint({
  path: base,
  reads: ['merchant', 'wallet', 'kyc', 'id-type', 'package'],
  title: 'Merchants',
  allow,
  columns: {
    code: textColumn('Code', { width: 110 }),
    bussName: textColumn('Business', { width: 200 }),
    idName: textColumn('ID Type', { width: 150 }),
    packageName: textColumn('Package', { width: 150 }),
    upline: textColumn('Upline', { width: 110 }),
    mobileNo: textColumn('Mobile No.', { width: 130 }),
    district: textColumn('District', { width: 130 }),
    state: textColumn('State', { width: 150 }),
    kyc: choiceColumn('KYC', kycOptions, { width: 130 }),
    balance: moneyColumn('Balance', { width: 150 }),
    status: choiceColumn('Status', statusOptions, { width: 120 }),
    joined: dateTimeColumn('Joined', { width: 180 }),
  },
  card: {
    title: 'bussName',
    line: ['code', 'mobileNo'],
    state: 'status',
    balance: 'balance',
    day: 'joined',
    facts: ['idName', 'kyc'],
  },
  row: merchantRow,
})

const merchantPerson = z.object({
  /** Of the user. */
  id: z.string(),
  code: z.string(),
  name: z.string(),
  mobileNo: z.string(),
  emailId: z.string(),
  kyc: z.enum(kycStates),
  locked: z.boolean(),
})
export type MerchantPerson = z.infer<typeof merchantPerson>

export const merchantDetail = z.extend(memberView, {
  id: z.string(),
  code: z.string(),
  status: z.enum(merchantStatuses),
  joined: z.string(),
  idType: z.string(),
  packageId: z.string(),
  packageName: z.string(),
  mobileNo: z.string(),
  emailId: z.string(),
  /** Nobody, where the head office took it in. */
  upline: z.nullable(z.object({ id: z.string(), code: z.string(), bussName: z.string() })),
  /** In paise. */
  balance: z.number(),
  owner: z.nullable(merchantPerson),
  employees: z.array(merchantPerson),
  /** The papers of the owner: their states only. */
  documents: z.array(z.object({ kind: z.enum(documentKinds), state: z.enum(documentStates) })),
})
export type MerchantDetail = z.infer<typeof merchantDetail>
export const getMerchant = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  reads: ['merchant', 'wallet', 'user', 'kyc', 'id-type', 'package'],
  summary: 'A merchant: its facts, its people and how far their KYC is',
  allow,
  params: byId,
  reply: merchantDetail,
})

export const memberNode = z.object({
  id: z.string(),
  code: z.string(),
  bussName: z.string(),
  idName: z.string(),
  uplineId: z.string(),
  level: z.number(),
})
export type MemberNode = z.infer<typeof memberNode>
export const membersBelow = z.object({
  /** How many stand at the first, second and third level. */
  counts: z.array(z.number()),
  /** The first few hundred of them, level by level. */
  members: z.array(memberNode),
})
export type MembersBelow = z.infer<typeof membersBelow>
export const getMembersBelow = endpoint({
  method: 'GET',
  path: `${base}/:id/members`,
  reads: ['merchant'],
  summary: 'The members below a merchant, up to three levels',
  allow,
  params: byId,
  reply: membersBelow,
})

const walletLine = z.object({
  id: z.string(),
  at: z.string(),
  /** What it is about, in words. */
  kind: z.string(),
  narration: z.string(),
  reference: z.string(),
  /** In paise; minus where the wallet paid. */
  amount: z.number(),
  balance: z.number(),
})
export type WalletLine = z.infer<typeof walletLine>
export const getMerchantWallet = endpoint({
  method: 'GET',
  path: `${base}/:id/wallet`,
  reads: ['wallet'],
  summary: 'The balance of a merchant and the last 20 lines of its wallet',
  allow,
  params: byId,
  reply: z.object({ balance: z.number(), earnings, lines: z.array(walletLine) }),
})

export const getMerchantActivity = endpoint({
  method: 'GET',
  path: `${base}/:id/activity`,
  reads: ['merchant'],
  summary: 'The last 50 audit rows about a merchant and its people',
  allow: adminOnly,
  params: byId,
  reply: z.array(auditRow),
})

export const getMerchantChoices = endpoint({
  method: 'GET',
  path: `${base}/:id/choices`,
  reads: ['package', 'id-type', 'merchant'],
  summary: 'Packages, and the id types that fit the place of a merchant',
  allow,
  params: byId,
  reply: z.object({ pkgs: z.array(option), idtypes: z.array(option) }),
})

// Without the reply: the build for the browser leaves it out where a call is declared, and only there.
const change = { method: 'POST', allow, params: byId } as const

export const reasonBody = z.object({ remark: requiredText(500) })
export const lockMerchant = endpoint({
  ...change,
  reply: nothing,
  path: `${base}/:id/lock`,
  changes: ['merchant', 'user', 'sign-in'],
  summary: 'Lock a business: everyone of it is signed out, and nobody can sign in',
  body: reasonBody,
})
export const unlockMerchant = endpoint({
  ...change,
  reply: nothing,
  path: `${base}/:id/unlock`,
  changes: ['merchant', 'user'],
  summary: 'Let the people of a locked business in again',
  body: reasonBody,
})

export const packageChange = z.object({ packageId: requiredText(18) })
export const changeMerchantPackage = endpoint({
  ...change,
  reply: nothing,
  path: `${base}/:id/package`,
  changes: ['merchant'],
  summary: 'Give a merchant another package',
  body: packageChange,
})

export const merchantTypeChange = z.object({ idType: requiredText(18) })
export const changeMerchantType = endpoint({
  ...change,
  reply: nothing,
  path: `${base}/:id/id-type`,
  changes: ['merchant'],
  summary: 'Make a merchant another id type, if that fits its upline and its members',
  body: merchantTypeChange,
})

const { address1, address2, address3, pin, state, district } = shop.shape
const { mobileNo, emailId, panNo } = registrant.shape
export const merchantChange = z
  .object({
    bussName: requiredText(100),
    mobileNo,
    emailId,
    panNo,
    gstNo: maybeGstinText,
    address1,
    address2,
    address3,
    pin,
    state,
    district,
  })
  .check(gstBelongsToPan)
export type MerchantChange = z.infer<typeof merchantChange>
export const changeMerchant = endpoint({
  ...change,
  reply: nothing,
  path: `${base}/:id/change`,
  changes: ['merchant'],
  summary: 'Correct the facts of a business',
  body: merchantChange,
})

export const resetOwner = endpoint({
  ...change,
  reply: nothing,
  path: `${base}/:id/reset-sign-in`,
  changes: ['merchant', 'user', 'sign-in'],
  summary: "End the owner's sign-ins and the password, and mail a link to set a new one",
  limit: 'mail',
})
