import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import { backOffice, merchantArea } from './kernel/role.ts'

/** What can be found by its number; merchants by their name, too. */
export const findKinds = [
  'pan',
  'merchant',
  'registration',
  'payment',
  'coupon',
  'gst-registration',
  'gst-filing',
  'parcel',
] as const
export type FindKind = (typeof findKinds)[number]
export const findKindLabels: Record<FindKind, string> = {
  pan: 'NSDL PAN',
  merchant: 'Merchants',
  registration: 'Registrations',
  payment: 'Payment requests',
  coupon: 'Coupon orders',
  'gst-registration': 'GST registrations',
  'gst-filing': 'GST returns',
  parcel: 'Parcels',
}

/** Of one kind no more are answered: who gets five has to say more. */
export const foundPerKind = 5
export const shortestFind = 2
export const longestFind = 60

export const found = z.object({
  kind: z.enum(findKinds),
  id: z.string(),
  /** Its number, under which its list finds it as well. */
  title: z.string(),
  detail: z.string(),
})
export type Found = z.infer<typeof found>

const q = z
  .string('Required')
  .check(
    z.trim(),
    z.minLength(shortestFind, `At least ${shortestFind} characters`),
    z.maxLength(longestFind, `At most ${longestFind} characters`),
  )
const query = z.object({ q })
const reply = z.array(found)

export const findInOffice = endpoint({
  method: 'GET',
  path: '/backend/misc/find',
  summary: 'Records by their number, and merchants by name: of each kind that the caller may open, at most five',
  allow: backOffice(),
  query,
  reply,
})
export const findOwn = endpoint({
  method: 'GET',
  path: '/merchant/misc/find',
  summary: 'Records of the own business by their number: of each kind that the caller may open, at most five',
  allow: merchantArea(),
  query,
  reply,
})
