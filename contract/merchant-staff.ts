import * as z from 'zod/mini'
import { checkTexts } from '../texts/en/checks.ts'
import { peopleTexts } from '../texts/en/people.ts'
import { genders } from './gender.ts'
import { endpoint, nothing, tableEndpoint } from './kernel/endpoint.ts'
import { byId, requiredText } from './kernel/fields.ts'
import { panText } from './kernel/identity-fields.ts'
import { isAadhaar } from './kernel/ids.ts'
import { merchantArea, merchantModules } from './kernel/role.ts'
import { choiceColumn, dateTimeColumn, textColumn } from './kernel/table.ts'
import { type KycState, kycStateOptions, kycStates } from './kyc-moves.ts'
import { registrant } from './registration-fields.ts'
import { staffVersion } from './staff.ts'
import { userStateOptions, userStates } from './user.ts'

const allow = merchantArea('manage-people')
const base = '/merchant/usermanagement'
const kycOptions = kycStateOptions

export const merchantStaffRow = z.object({
  /** Of the user. */
  id: z.string(),
  code: z.string(),
  fullName: z.string(),
  state: z.enum(userStates),
  kycState: z.enum(kycStates),
  mobileNo: z.string(),
  emailId: z.string(),
  /** What is ticked, by name. */
  permissions: z.string(),
  lastSignIn: z.nullable(z.string()),
})
export type MerchantStaffRow = z.infer<typeof merchantStaffRow>
export const listMerchantStaff = tableEndpoint({
  path: `${base}/staff-list`,
  reads: ['user', 'kyc'],
  title: peopleTexts.staffOfTheBusiness,
  allow,
  columns: {
    code: textColumn(peopleTexts.code, { width: 110 }),
    fullName: textColumn(peopleTexts.name, { width: 190 }),
    state: choiceColumn(peopleTexts.standing, userStateOptions, { width: 110 }),
    kycState: choiceColumn('KYC', kycOptions, { width: 130 }),
    mobileNo: textColumn(peopleTexts.mobileNumber, { width: 130 }),
    emailId: textColumn(peopleTexts.emailId, { width: 220 }),
    permissions: textColumn(peopleTexts.permissions, { width: 240, sortable: false }),
    lastSignIn: dateTimeColumn(peopleTexts.lastSignIn, { width: 180 }),
  },
  card: {
    title: 'fullName',
    line: ['code', 'mobileNo'],
    state: 'state',
    day: 'lastSignIn',
    facts: ['kycState', 'permissions'],
  },
  row: merchantStaffRow,
})

const { fatherName, gender, mobileNo, emailId } = registrant.shape
const dob = requiredText(10).check(
  z.refine((day) => z.safeParse(registrant.shape.dob, day).success, { error: peopleTexts.enterTheBirthdayOfAnAdult }),
)
/** Optional; empty where a number is kept already and shall stay, because the kept one is never sent whole. */
const aadharNo = z._default(
  z.string({ error: checkTexts.invalid }).check(
    z.overwrite((typed) => typed.replace(/[\s-]/g, '')),
    z.maxLength(12, { error: peopleTexts.enterTheTwelveDigits }),
    z.refine((typed) => typed === '' || isAadhaar(typed), { error: peopleTexts.notAnAadhaarNumber }),
  ),
  '',
)
const permissions = z
  .array(z.enum(merchantModules, { error: checkTexts.invalid }), { error: checkTexts.invalid })
  .check(z.maxLength(30))

export const merchantStaffChange = z.object({
  // The same rule as for a father's name: letters of any script, at most a hundred.
  fullName: fatherName,
  fatherName,
  gender,
  dob,
  mobileNo,
  emailId,
  aadharNo,
  panNo: panText,
  permissions,
})
export type MerchantStaffChange = z.infer<typeof merchantStaffChange>
export const merchantStaffEdit = z.extend(merchantStaffChange, { version: staffVersion })

/** Once someone's papers are with the back office, or found good, who they are is no longer changed here. */
export const identitySettled = (state: KycState): boolean => state === 'submitted' || state === 'approved'

export const merchantStaffMember = z.object({
  id: z.string(),
  code: z.string(),
  userName: z.string(),
  fullName: z.string(),
  fatherName: z.string(),
  gender: z.nullable(z.enum(genders)),
  dob: z.nullable(z.string()),
  mobileNo: z.string(),
  emailId: z.string(),
  /** Another address that waits to be confirmed at both. */
  pendingEmail: z.nullable(z.string()),
  /** Masked; empty while none is kept. */
  aadharNo: z.string(),
  panNo: z.string(),
  permissions: z.array(z.enum(merchantModules)),
  state: z.enum(userStates),
  kycState: z.enum(kycStates),
  lastSignIn: z.nullable(z.string()),
  createdAt: z.string(),
  /** Whether the one who asks may change them: nobody changes themselves, nor someone who may do more than they. */
  changeable: z.boolean(),
  version: z.number(),
})
export type MerchantStaffMember = z.infer<typeof merchantStaffMember>
export const getMerchantStaff = endpoint({
  method: 'GET',
  path: `${base}/staff/:id`,
  reads: ['user', 'kyc'],
  summary: 'One of the own staff',
  allow,
  owned: true,
  params: byId,
  reply: merchantStaffMember,
})

export const addMerchantStaff = endpoint({
  method: 'POST',
  path: `${base}/staff/add`,
  changes: ['user'],
  summary: 'Add someone to the own staff; they choose a password by a mailed link',
  allow,
  limit: 'mail',
  body: merchantStaffChange,
  reply: z.object({ id: z.string() }),
})

export const changeMerchantStaff = endpoint({
  method: 'POST',
  path: `${base}/staff/:id/change`,
  changes: ['user', 'sign-in'],
  summary: 'Change one of the own staff; other permissions end their sign-ins',
  allow,
  owned: true,
  params: byId,
  body: merchantStaffEdit,
  reply: nothing,
})

const simple = (verb: string, { summary, limit }: { summary: string; limit?: 'mail' }) =>
  endpoint({
    method: 'POST',
    path: `${base}/staff/:id/${verb}`,
    changes: ['user', 'sign-in'],
    summary,
    allow,
    owned: true,
    limit,
    params: byId,
    reply: nothing,
  })
export const lockMerchantStaff = simple('lock', { summary: 'Lock one of the own staff out' })
export const unlockMerchantStaff = simple('unlock', { summary: 'Let one of the own staff in again' })
export const sendMerchantStaffLink = simple('reset-password', {
  summary: 'Mail one of the own staff a link to set a password',
  limit: 'mail',
})
