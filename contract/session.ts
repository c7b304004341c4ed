import * as z from 'zod/mini'
import { checkTexts } from '../texts/en/checks.ts'
import { endpoint, fileEndpoint, nothing } from './kernel/endpoint.ts'
import { atMost, passwordText, requiredText } from './kernel/fields.ts'
import { anyone, roles, signedIn } from './kernel/role.ts'

/** The two tokens of a running sign-in, kept by the browser per tab. */
export const tokens = z.object({ token: z.string(), refreshToken: z.string() })
export type Tokens = z.infer<typeof tokens>

export const minPasswordLength = 10
export const newPassword = z
  .string({ error: checkTexts.required })
  .check(
    z.minLength(minPasswordLength, { error: () => checkTexts.passwordTooShort({ min: minPasswordLength }) }),
    atMost(200),
  )

export const credentials = z.object({
  userName: requiredText(100),
  password: passwordText,
  captcha: z.optional(z.string().check(z.maxLength(20))),
})

/** Where a sign-in goes on: a code is wanted, or a new password is. Until then it opens nothing. */
export const codeWanted = z.object({
  otpRequired: z.literal(true),
  challenge: z.string(),
  /** 'mail': a code was sent; 'app': the authenticator app shows it. */
  method: z.enum(['mail', 'app']),
  sentTo: z.optional(z.string()),
})
export const passwordWanted = z.object({ passwordChangeRequired: z.literal(true), challenge: z.string() })
export const signInStep = z.union([tokens, codeWanted, passwordWanted])
export type SignInStep = z.infer<typeof signInStep>

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  changes: [],
  because: 'Nobody is signed in yet: no screen shows anything of it',
  summary: 'Sign in with user name and password',
  allow: anyone,
  limit: 'sign-in',
  body: credentials,
  reply: signInStep,
})

export const oneTimeCode = z.object({ challenge: requiredText(), code: requiredText(40) })
export const loginOtp = endpoint({
  method: 'POST',
  path: '/auth/login-otp',
  changes: [],
  because: 'Nobody is signed in yet: no screen shows anything of it',
  summary: 'Go on with the one-time code, or a recovery code',
  allow: anyone,
  limit: 'sign-in',
  body: oneTimeCode,
  reply: signInStep,
})

export const resendOtp = endpoint({
  method: 'POST',
  path: '/auth/login-otp/resend',
  changes: [],
  because: 'Nobody is signed in yet: no screen shows anything of it',
  summary: 'Send the one-time code by mail, again or instead of the app',
  allow: anyone,
  limit: 'mail',
  body: z.object({ challenge: requiredText() }),
  reply: codeWanted,
})

export const firstPassword = endpoint({
  method: 'POST',
  path: '/auth/first-password',
  changes: [],
  because: 'Nobody is signed in yet: no screen shows anything of it',
  summary: 'Choose the password at the first sign-in',
  allow: anyone,
  limit: 'sign-in',
  body: z.object({ challenge: requiredText(), password: newPassword }),
  reply: tokens,
})

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  changes: [],
  because: 'New tokens for the same sign-in',
  summary: 'Exchange the refresh token for new tokens',
  allow: anyone,
  body: z.object({ Token: requiredText(4000), refreshToken: requiredText(4000) }),
  reply: tokens,
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  changes: [],
  because: 'All that was fetched is dropped with the sign-in',
  summary: 'End this sign-in, by the access token, run out or not, or by the refresh token',
  // Somebody who leaves must not be kept by a token that has just run out.
  allow: anyone,
  body: z.optional(z.object({ refreshToken: z.optional(z.string().check(z.maxLength(4000))) })),
  reply: nothing,
})

export const me = z.object({
  code: z.string(),
  displayName: z.string(),
  role: z.enum(roles),
  owner: z.boolean(),
  permissions: z.array(z.string()),
  businessName: z.nullable(z.string()),
})
export type Me = z.infer<typeof me>
export const whoAmI = endpoint({
  method: 'GET',
  path: '/auth/me',
  reads: ['session-ended'],
  summary: 'The signed-in person, with permissions',
  allow: signedIn,
  reply: me,
})

export const getDeviceKey = endpoint({
  method: 'GET',
  path: '/auth/device-key',
  reads: ['session-ended'],
  summary: 'The key with which this browser seals what it keeps for the person; the same while the sign-in lasts',
  allow: signedIn,
  reply: z.object({ key: z.string() }),
})

export const captchaPurposes = ['forgot-username', 'login', 'reset-password', 'register', 'track'] as const
export type CaptchaPurpose = (typeof captchaPurposes)[number]
export const captchaQuery = z.object({ for: z._default(z.enum(captchaPurposes), 'forgot-username') })

export const captcha = fileEndpoint({
  path: '/captcha',
  summary: 'A new captcha as an image',
  allow: anyone,
  limit: 'captcha',
  query: captchaQuery,
})

export const forgottenUserName = z.object({ emailid: z.string({ error: checkTexts.required }) })
export const forgotUserName = endpoint({
  method: 'POST',
  path: '/auth/forgot-username',
  changes: [],
  because: 'Nobody is signed in yet: no screen shows anything of it',
  summary: 'Mail the user name to its owner',
  allow: anyone,
  limit: 'mail',
  query: z.object({ captcha: z.string({ error: checkTexts.required }) }),
  body: forgottenUserName,
  reply: z.object({ message: z.string() }),
})

export const forgottenPassword = z.object({ userName: requiredText(100), captcha: requiredText(20) })
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  changes: [],
  because: 'Nobody is signed in yet: no screen shows anything of it',
  summary: 'Mail a link that sets a new password',
  allow: anyone,
  limit: 'mail',
  body: forgottenPassword,
  reply: z.object({ message: z.string() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  changes: [],
  because: 'Nobody is signed in yet: no screen shows anything of it',
  summary: 'Set a new password with a mailed link',
  allow: anyone,
  limit: 'sign-in',
  body: z.object({ token: requiredText(), password: newPassword }),
  reply: nothing,
})
