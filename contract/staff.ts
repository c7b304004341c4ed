import * as z from 'zod/mini'
import { checkTexts } from '../texts/en/checks.ts'
import { endpoint, nothing, tableEndpoint } from './kernel/endpoint.ts'
import { byId, emailText, newUserName, requiredText } from './kernel/fields.ts'
import { mobileText } from './kernel/identity-fields.ts'
import { adminOnly, backOffice, backOfficeModules } from './kernel/role.ts'
import { choiceColumn, dateTimeColumn, textColumn } from './kernel/table.ts'
import { userStateOptions, userStates } from './user.ts'

const base = '/backend/hr'
const staffRoles = ['staff', 'admin'] as const
export const staffRoleOptions = [
  { value: 'staff', label: 'Staff' },
  { value: 'admin', label: 'Admin' },
]

export const staffRow = z.object({
  /** Of the user. */
  id: z.string(),
  code: z.string(),
  name: z.string(),
  userName: z.string(),
  role: z.enum(staffRoles),
  state: z.enum(userStates),
  /** What is ticked, by name. */
  permissions: z.string(),
  mobileNo: z.string(),
  emailId: z.string(),
  lastSignIn: z.nullable(z.string()),
})
export type StaffRow = z.infer<typeof staffRow>
export const listStaff = tableEndpoint({
  path: `${base}/staff-list`,
  reads: ['user'],
  title: 'Staff list',
  allow: backOffice('user'),
  columns: {
    code: textColumn('Code', { width: 110 }),
    name: textColumn('Name', { width: 190 }),
    userName: textColumn('User name', { width: 140 }),
    role: choiceColumn('Role', staffRoleOptions, { width: 100 }),
    state: choiceColumn('State', userStateOptions, { width: 110 }),
    permissions: textColumn('Permissions', { width: 260, sortable: false }),
    mobileNo: textColumn('Mobile No.', { width: 130 }),
    emailId: textColumn('Email ID', { width: 220 }),
    lastSignIn: dateTimeColumn('Last sign-in', { width: 180 }),
  },
  card: {
    title: 'name',
    line: ['code', 'role'],
    state: 'state',
    day: 'lastSignIn',
    facts: ['userName', 'mobileNo', 'permissions'],
  },
  row: staffRow,
})

const permissions = z
  .array(z.enum(backOfficeModules, { error: checkTexts.invalid }), { error: checkTexts.invalid })
  .check(z.maxLength(30))

/** Someone of the back office as an admin writes them down. An admin needs no ticks: theirs are ignored. */
const staffChange = z.object({
  name: requiredText(100),
  userName: newUserName,
  emailId: emailText.check(z.toLowerCase()),
  mobileNo: mobileText,
  permissions,
})
export const newStaff = z.extend(staffChange, { role: z.enum(staffRoles, { error: checkTexts.required }) })
export type NewStaff = z.infer<typeof newStaff>
/** Which state of the person was read before the change: if it is not the newest, nothing is changed. */
export const staffVersion = z.int({ error: checkTexts.invalid })
export const staffEdit = z.extend(staffChange, { version: staffVersion })

export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  userName: z.string(),
  emailId: z.string(),
  mobileNo: z.string(),
  role: z.enum(staffRoles),
  permissions: z.array(z.enum(backOfficeModules)),
  version: z.number(),
})
export type StaffMember = z.infer<typeof staffMember>
export const getStaff = endpoint({
  method: 'GET',
  path: `${base}/staff/:id`,
  reads: ['user'],
  summary: 'Someone of the back office, to be changed',
  allow: adminOnly,
  params: byId,
  reply: staffMember,
})

export const addStaff = endpoint({
  method: 'POST',
  path: `${base}/staff/add`,
  changes: ['user'],
  summary: 'Add someone to the back office; they choose a password by a mailed link',
  allow: adminOnly,
  limit: 'mail',
  body: newStaff,
  reply: z.object({ id: z.string() }),
})

export const changeStaff = endpoint({
  method: 'POST',
  path: `${base}/staff/:id/change`,
  changes: ['user', 'sign-in'],
  summary: 'Change someone of the back office; other permissions end their sign-ins',
  allow: adminOnly,
  params: byId,
  body: staffEdit,
  reply: nothing,
})
