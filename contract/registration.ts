import * as z from 'zod/mini'
import { today } from './kernel/dates.ts'
import { endpoint, nothing } from './kernel/endpoint.ts'
import { anyText, dayBeforeRules, emailText, option, requiredText } from './kernel/fields.ts'
import { mobileText, panText, pincodeText } from './kernel/identity-fields.ts'
import { anyone } from './kernel/role.ts'
import { districtText, states } from './reference.ts'

export const genders = ['M', 'F', 'T'] as const
export const genderOptions = [
  { value: 'M', label: 'Male' },
  { value: 'F', label: 'Female' },
  { value: 'T', label: 'Transgender' },
]
/** As the registration and the member's card read it: M is male, and what is neither M nor T is female. */
export const genderWord = (gender: string): string =>
  genderOptions.find(({ value }) => value === gender)?.label ?? 'Female'

const adultAge = 18
const oldestAge = 120

const maybeText = (max: number) => z._default(anyText(max), '')

/** Letters of any script with the signs that stand in names; digits and brackets are slips. */
const lettersOnly = z.regex(/^((?=.*\p{L})[\p{L}\p{M} .'’-]+)?$/u, 'Use letters only')

/** The latest birthday of someone who is that old on the Indian day of now. */
function bornBy(age: number): string {
  const now = today()
  return `${Number(now.slice(0, 4)) - age}${now.slice(4)}`
}

export const latestBirthday = (): string => bornBy(adultAge)

const dob = dayBeforeRules.check(
  z.refine((day) => day <= latestBirthday(), `You must be at least ${adultAge} years old`),
  z.refine((day) => day > bornBy(oldestAge), 'Please check the year'),
)

const email = emailText.check(z.toLowerCase())

/** The first step of the form: who asks. */
export const registrant = z.object({
  fName: requiredText(60).check(lettersOnly),
  lName: maybeText(60).check(lettersOnly),
  fatherName: requiredText(100).check(lettersOnly),
  gender: z.enum(genders, 'Required'),
  dob,
  mobileNo: mobileText,
  emailId: email,
  panNo: panText,
})

/** The second step: the shop. */
export const shop = z.object({
  shopName: requiredText(100),
  idType: requiredText(18).check(z.regex(/^\d+$/, 'Required')),
  address1: requiredText(100),
  address2: maybeText(100),
  address3: maybeText(100),
  pin: pincodeText,
  state: z.enum(states, 'Required'),
  district: districtText(60),
})

const consent = z.literal(true, 'Please tick this to go on')
export const registration = z.extend(registrant, { ...shop.shape, consent })
export type Registration = z.infer<typeof registration>

export const registrationOptions = z.object({ open: z.boolean(), idtypes: z.array(option) })
export type RegistrationOptions = z.infer<typeof registrationOptions>
export const getRegistrationOptions = endpoint({
  method: 'GET',
  path: '/auth/register/options',
  reads: ['site', 'id-type'],
  summary: 'Whether registration is open, and the id types to choose from',
  allow: anyone,
  reply: registrationOptions,
})

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/auth/register/send-code',
  changes: [],
  because: 'Nobody is signed in yet: no screen shows anything of it',
  summary: 'Mail a code that proves an e-mail address',
  allow: anyone,
  limit: 'mail',
  body: z.object({ emailid: email }),
  reply: z.object({ message: z.string() }),
})

export const codeText = requiredText(12).check(
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, 'Enter the 6 digits'),
)
export const checkEmailCode = endpoint({
  method: 'POST',
  path: '/auth/register/check-code',
  changes: [],
  because: 'Nobody is signed in yet: no screen shows anything of it',
  summary: 'Prove an e-mail address with the mailed code',
  allow: anyone,
  limit: 'sign-in',
  body: z.object({ emailid: email, code: codeText }),
  reply: nothing,
})

export const registrationReceipt = z.object({ refNo: z.string(), dated: z.string() })
export type RegistrationReceipt = z.infer<typeof registrationReceipt>
export const captchaText = requiredText(20)
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  changes: ['registration'],
  summary: 'Ask to join as a shop',
  allow: anyone,
  limit: 'sign-in',
  query: z.object({ captcha: captchaText }),
  body: registration,
  reply: registrationReceipt,
})
