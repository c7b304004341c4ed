import * as z from 'zod/mini'
import { signInEndTexts } from '../texts/en/sign-in-ends.ts'
import { tableEndpoint } from './kernel/endpoint.ts'
import { keysOf } from './kernel/keys-of.ts'
import { optionOf } from './kernel/option-of.ts'
import { backOffice } from './kernel/role.ts'
import { choiceColumn, dateTimeColumn, textColumn } from './kernel/table.ts'
import { userKindOptions, userKinds } from './user.ts'

/** How a sign-in ended, as it is kept, and as it is read. */
export const signInEnds = {
  open: signInEndTexts.stillSignedIn,
  'signed out': signInEndTexts.signedOut,
  'ran out': signInEndTexts.ranOut,
  'ended by the user': signInEndTexts.endedByTheUser,
  'ended by the back office': signInEndTexts.endedByTheBackOffice,
  'password changed': signInEndTexts.passwordChanged,
  'two-factor changed': signInEndTexts.twoFactorChanged,
  'access changed': signInEndTexts.accessChanged,
  locked: signInEndTexts.locked,
  'refresh token used elsewhere': signInEndTexts.usedFromAnotherBrowser,
} as const
export type SignInEnd = keyof typeof signInEnds
const ends = keysOf(signInEnds)
const endOptions = ends.map((value) => optionOf(value, signInEnds[value]))

const signInRow = z.object({
  id: z.string(),
  startedAt: z.string(),
  device: z.string(),
  ip: z.string(),
  /** When it was last seen. */
  lastSeenAt: z.string(),
  endedAt: z.nullable(z.string()),
  how: z.enum(ends),
})

/** One of the own: the person needs no name. */
export const ownSignIn = z.extend(signInRow, { current: z.boolean() })
export type OwnSignIn = z.infer<typeof ownSignIn>
/** How many of the own are shown. */
export const ownSignInsShown = 20

export const loginRow = z.extend(signInRow, {
  userId: z.string(),
  code: z.string(),
  name: z.string(),
  kind: z.enum(userKinds),
})
export type LoginRow = z.infer<typeof loginRow>

export const listLogins = tableEndpoint({
  path: '/backend/usermanagement/login-history',
  reads: ['sign-in'],
  title: 'Login history',
  allow: backOffice('user'),
  columns: {
    startedAt: dateTimeColumn('Signed in', { width: 200 }),
    code: textColumn('Code', { width: 110 }),
    name: textColumn('Name', { width: 180 }),
    kind: choiceColumn('Role', userKindOptions, { width: 140 }),
    device: textColumn('Device', { width: 190 }),
    ip: textColumn('IP Address', { width: 140 }),
    lastSeenAt: dateTimeColumn('Last seen', { width: 200, hidden: true }),
    endedAt: dateTimeColumn('Until', { width: 200 }),
    how: choiceColumn('How it ended', endOptions, { width: 190 }),
  },
  card: { title: 'name', line: ['code', 'kind'], state: 'how', day: 'startedAt', facts: ['device', 'ip', 'endedAt'] },
  row: loginRow,
})
