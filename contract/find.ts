import * as z from 'zod/mini'
import { checkTexts } from '../texts/en/checks.ts'
import { findTexts } from '../texts/en/find.ts'
import { endpoint } from './kernel/endpoint.ts'
import { keysOf, tableOf } from './kernel/keys-of.ts'
import { backOffice, merchantArea } from './kernel/role.ts'
import { serviceKeys } from './of-services.ts'
import { services } from './services.ts'

/** What can be found by its number; merchants by their name, too. */
export const findKindLabels = {
  ...tableOf(serviceKeys, (key) => services[key].found),
  merchant: findTexts.merchants,
  registration: findTexts.registrations,
  payment: findTexts.paymentRequests,
  parcel: findTexts.parcels,
}
export type FindKind = keyof typeof findKindLabels
export const findKinds = keysOf(findKindLabels)

/** Of one kind no more are answered: who gets five has to say more. */
export const foundPerKind = 5
export const shortestFind = 2
export const longestFind = 60

export const foundRecord = z.object({
  kind: z.enum(findKinds),
  id: z.string(),
  /** Its number, under which its list finds it as well. */
  title: z.string(),
  detail: z.string(),
})
export type FoundRecord = z.infer<typeof foundRecord>

const q = z
  .string({ error: checkTexts.required })
  .check(
    z.trim(),
    z.minLength(shortestFind, { error: () => checkTexts.atLeast({ min: shortestFind }) }),
    z.maxLength(longestFind, { error: () => checkTexts.atMost({ max: longestFind }) }),
  )
const query = z.object({ q })
const reply = z.array(foundRecord)

export const findInOffice = endpoint({
  method: 'GET',
  path: '/backend/misc/find',
  reads: [],
  because: 'It is asked anew by every letter, and gone with its dialog',
  summary: 'Records by their number, and merchants by name: of each kind that the caller may open, at most five',
  allow: backOffice(),
  query,
  reply,
})
export const findOwn = endpoint({
  method: 'GET',
  path: '/merchant/misc/find',
  reads: [],
  because: 'It is asked anew by every letter, and gone with its dialog',
  summary: 'Records of the own business by their number: of each kind that the caller may open, at most five',
  allow: merchantArea(),
  query,
  reply,
})
