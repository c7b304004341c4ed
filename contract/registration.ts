import * as z from 'zod/mini'
import { registrationAnswers } from '../texts/en/registration-answer.ts'
import { endpoint, nothing } from './kernel/endpoint.ts'
import { option, requiredText } from './kernel/fields.ts'
import { anyone } from './kernel/role.ts'
import { consent, emailInSmall, registrant, shop } from './registration-fields.ts'

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
  body: z.object({ emailid: emailInSmall }),
  reply: z.object({ message: z.string() }),
})

export const codeText = requiredText(12).check(
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, { error: registrationAnswers.enterTheDigits }),
)
export const checkEmailCode = endpoint({
  method: 'POST',
  path: '/auth/register/check-code',
  changes: [],
  because: 'Nobody is signed in yet: no screen shows anything of it',
  summary: 'Prove an e-mail address with the mailed code',
  allow: anyone,
  limit: 'sign-in',
  body: z.object({ emailid: emailInSmall, code: codeText }),
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
