import * as z from 'zod/mini'
import { peopleTexts } from '../texts/en/people.ts'
import { genders } from './gender.ts'
import { endpoint, tableEndpoint } from './kernel/endpoint.ts'
import { byId, option } from './kernel/fields.ts'
import { gstBelongsToPan, maybeGstinText } from './kernel/gstin-field.ts'
import { merchantArea } from './kernel/role.ts'
import { choiceColumn, dateTimeColumn, numberColumn, textColumn } from './kernel/table.ts'
import { kycStateOptions, kycStates } from './kyc-moves.ts'
import { consent, registrant, shop } from './registration-fields.ts'
import { agreedTotal } from './sale.ts'

const allow = merchantArea('manage-people')
const base = '/merchant/usermanagement'

/** So many merchants can stand one below another under the first. */
export const memberLevels = 3

const memberFields = z.extend(registrant, {
  ...shop.shape,
  gstNo: maybeGstinText,
  consent,
})
/** All that a registration asks, given by the merchant above. */
export const newMember = memberFields.check(gstBelongsToPan)
export type NewMember = z.infer<typeof newMember>

export const memberOptions = z.object({
  /** Only the types that the own type may take in; the price of an id in paise. */
  idtypes: z.array(z.extend(option, { price: z.number() })),
  /** Of the own wallet, in paise. */
  balance: z.number(),
  /** Why nobody can be added just now; nothing where somebody can. */
  obstacle: z.nullable(z.string()),
})
export type MemberOptions = z.infer<typeof memberOptions>
export const getMemberOptions = endpoint({
  method: 'GET',
  path: `${base}/add-member`,
  reads: ['id-type', 'wallet', 'merchant'],
  summary: 'Which id types can be given to a member, what they cost, and the own balance',
  allow,
  reply: memberOptions,
})

export const addedMember = z.object({ id: z.string(), code: z.string() })
export const addMember = endpoint({
  method: 'POST',
  path: `${base}/add-member`,
  changes: ['merchant', 'wallet'],
  summary: 'Add a member below the own business; the price of the id is taken from the wallet',
  allow,
  once: true,
  body: z.extend(memberFields, agreedTotal).check(gstBelongsToPan),
  reply: addedMember,
})

export const kycOptions = kycStateOptions

export const memberRow = z.object({
  id: z.string(),
  code: z.string(),
  bussName: z.string(),
  idName: z.string(),
  /** 1 for those directly below. */
  level: z.number(),
  /** Code of the business directly above. */
  upline: z.string(),
  ownerName: z.string(),
  mobileNo: z.string(),
  district: z.string(),
  state: z.string(),
  kyc: z.enum(kycStates),
  /** How many stand directly below it. */
  members: z.number(),
  joined: z.string(),
})
export type MemberRow = z.infer<typeof memberRow>
export const listMembers = tableEndpoint({
  path: `${base}/member-list`,
  reads: ['merchant'],
  title: peopleTexts.members,
  allow,
  columns: {
    code: textColumn(peopleTexts.code, { width: 110 }),
    bussName: textColumn(peopleTexts.business, { width: 200 }),
    idName: textColumn(peopleTexts.idType, { width: 150 }),
    level: numberColumn(peopleTexts.level, { width: 80, sortable: false }),
    upline: textColumn(peopleTexts.under, { width: 110 }),
    ownerName: textColumn(peopleTexts.owner, { width: 170 }),
    mobileNo: textColumn(peopleTexts.mobileNumber, { width: 130 }),
    district: textColumn(peopleTexts.district, { width: 130 }),
    state: textColumn(peopleTexts.state, { width: 150 }),
    kyc: choiceColumn('KYC', kycOptions, { width: 130 }),
    members: numberColumn(peopleTexts.members, { width: 100, sortable: false }),
    joined: dateTimeColumn(peopleTexts.joined, { width: 180 }),
  },
  card: {
    title: 'bussName',
    line: ['code', 'ownerName'],
    state: 'kyc',
    day: 'joined',
    facts: ['idName', 'level', 'mobileNo', 'district', 'members'],
  },
  row: memberRow,
  /** 1 to 3; without it all levels. */
  switches: ['level'],
})

/** A member as its upline may see it: who they are, never their customers or papers. */
export const memberView = z.object({
  bussName: z.string(),
  idName: z.string(),
  panNo: z.string(),
  gstNo: z.string(),
  address1: z.string(),
  address2: z.string(),
  address3: z.string(),
  district: z.string(),
  state: z.string(),
  pin: z.string(),
  /** The owner. */
  staff: z.object({
    fullName: z.string(),
    fatherName: z.string(),
    gender: z.nullable(z.enum(genders)),
    dob: z.nullable(z.string()),
    mobileNo: z.string(),
    emailId: z.string(),
    /** Masked but for the last four digits; empty where none is kept yet. */
    aadharNo: z.string(),
    panNo: z.string(),
  }),
})
export type MemberView = z.infer<typeof memberView>
export const viewMember = endpoint({
  method: 'GET',
  path: `${base}/view-member/:id`,
  reads: ['merchant'],
  summary: 'A member, up to three levels below the own business',
  allow,
  owned: true,
  params: byId,
  reply: memberView,
})
