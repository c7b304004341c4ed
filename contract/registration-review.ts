import * as z from 'zod/mini'
import { say } from '../texts/say.ts'
import { genders } from './gender.ts'
import { endpoint, nothing, tableEndpoint } from './kernel/endpoint.ts'
import { byId, newUserName, option, optionalText, requiredText } from './kernel/fields.ts'
import { tableOf } from './kernel/keys-of.ts'
import { backOffice } from './kernel/role.ts'
import { choiceColumn, dateTimeColumn, textColumn } from './kernel/table.ts'
import type { Workflow } from './kernel/workflow.ts'
import { registrationField, registrationFieldNames } from './registration-fields.ts'
import { minPasswordLength } from './session.ts'

export const registrationStatuses = ['pending', 'approved', 'rejected'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]
export const registrationStatusLabels: Record<RegistrationStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}
const statusOptions = registrationStatuses.map((value) => ({ value, label: registrationStatusLabels[value] }))

export const registrationWorkflow: Workflow<RegistrationStatus, 'approve' | 'reject'> = {
  pending: { approve: { to: 'approved', by: 'office' }, reject: { to: 'rejected', by: 'office' } },
  approved: {},
  rejected: {},
}

const allow = backOffice('registration')
const status = z.enum(registrationStatuses)

export const registrationRow = z.object({
  id: z.string(),
  refNo: z.string(),
  dated: z.string(),
  status,
  name: z.string(),
  shopName: z.string(),
  idName: z.string(),
  mobileNo: z.string(),
  emailId: z.string(),
  district: z.string(),
  state: z.string(),
})
export type RegistrationRow = z.infer<typeof registrationRow>
/** What each field is called where it is read. */
const read = tableOf(registrationFieldNames, (name) => say(registrationField(name).read))

export const listRegistrations = tableEndpoint({
  path: '/backend/registration',
  reads: ['registration'],
  title: 'Registrations',
  allow,
  columns: {
    refNo: textColumn('Ref No.', { width: 110 }),
    dated: dateTimeColumn('Dated', { width: 170 }),
    status: choiceColumn('Status', statusOptions, { width: 120 }),
    name: textColumn('Name', { width: 180 }),
    shopName: textColumn(read.shopName, { width: 190 }),
    idName: textColumn(read.idType, { width: 130 }),
    mobileNo: textColumn(read.mobileNo, { width: 130 }),
    emailId: textColumn(read.emailId, { width: 210 }),
    district: textColumn(read.district, { width: 130 }),
    state: textColumn(read.state, { width: 150 }),
  },
  card: {
    title: 'name',
    line: ['shopName', 'refNo'],
    state: 'status',
    day: 'dated',
    facts: ['idName', 'mobileNo', 'district'],
  },
  row: registrationRow,
})

/** Everything that the form asks, but the ID type by its name. */
const { idType: _number, ...given } = tableOf(registrationFieldNames, () => z.string())

export const registrationDetail = z.object({
  refNo: z.string(),
  dated: z.string(),
  ...given,
  gender: z.enum(genders),
  /** Of the ID type that was chosen. */
  idName: z.string(),
  /** Whether our list has this district for the pincode; others were written by the person. */
  districtKnown: z.boolean(),
  clientIp: z.string(),
  status,
  /** Once it is decided. */
  decision: z.nullable(z.object({ at: z.string(), by: z.string(), remark: z.string(), merchantCode: z.string() })),
  /** Reasons to choose from, for a rejection. */
  reasons: z.array(z.string()),
})
export type RegistrationDetail = z.infer<typeof registrationDetail>
export const getRegistration = endpoint({
  method: 'GET',
  path: '/backend/registration/:id',
  reads: ['registration', 'reason'],
  summary: 'A registration, with what was decided',
  allow,
  params: byId,
  reply: registrationDetail,
})

export const approvalOptions = z.object({
  mobileNo: z.string(),
  pkgs: z.array(option),
  idtypes: z.array(option),
  /** What the shop asked for. */
  idType: z.string(),
})
export const getApprovalOptions = endpoint({
  method: 'GET',
  path: '/backend/registration/reg-approve/:id',
  reads: ['id-type', 'package'],
  summary: 'What the approve form offers',
  allow,
  params: byId,
  reply: approvalOptions,
})

/** Shown to nobody and changed at the first sign-in; an empty one reads 'Required' rather than too short. */
const firstPassword = z
  .string('Required')
  .check(z.minLength(1, { error: 'Required', abort: true }), z.maxLength(200, 'At most 200 characters'))
  .check(z.minLength(minPasswordLength, `Use at least ${minPasswordLength} characters`))

export const approval = z.object({
  idType: requiredText(18),
  userName: newUserName,
  password: firstPassword,
  /** Empty for the package that goes with the id type. */
  packageId: z._default(z.string('Invalid input').check(z.maxLength(18, 'Invalid input')), ''),
  remark: optionalText(),
})
export type Approval = z.infer<typeof approval>
export const approveRegistration = endpoint({
  method: 'POST',
  path: '/backend/registration/reg-approve/:id',
  changes: ['registration', 'merchant', 'user'],
  summary: 'Approve a registration: opens the merchant, its wallet and the sign-in of its owner',
  allow,
  params: byId,
  body: approval,
  reply: nothing,
})

export const rejection = z.object({ remark: requiredText(500) })
export const rejectRegistration = endpoint({
  method: 'POST',
  path: '/backend/registration/reg-reject/:id',
  changes: ['registration'],
  summary: 'Reject a registration with a reason, which is mailed',
  allow,
  params: byId,
  body: rejection,
  reply: nothing,
})
