import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import { keysOf } from './kernel/keys-of.ts'
import { type BackOfficeModule, backOffice, merchantArea } from './kernel/role.ts'
import { ofServices } from './of-services.ts'
import { serviceModules } from './services.ts'

/** How many Indian days the charts of a dashboard show, today included. */
export const chartDays = 30

/** What the charts tell apart; a product belongs to the kind that its code begins with. */
export const volumeKinds = ofServices('volumes', (_, module) => ({ module }))
export type VolumeKind = keyof typeof volumeKinds
export const volumeKindNames = keysOf(volumeKinds)

/** What waits for the back office, and the permission without which its number is not told. */
export const officeWaiting = {
  registration: { title: 'Registrations to verify', module: 'registration' },
  kyc: { title: 'KYC to review', module: 'user' },
  payment: { title: 'Payments to approve', module: 'payment' },
  correction: { title: 'Corrections to decide', module: 'payment' },
  ...ofServices('officeWaiting', ({ title }, module) => ({ title, module })),
  parcel: { title: 'Parcels to receive', module: 'courier' },
} as const satisfies Record<string, { title: string; module: BackOfficeModule }>
export type OfficeWaiting = keyof typeof officeWaiting
export const officeWaitingNames = keysOf(officeWaiting)

/** How long something has waited, in days; each takes what the one before it leaves. */
export const ageGroups = [
  { label: '0–1 day', upTo: 1 },
  { label: '2–3 days', upTo: 3 },
  { label: '4–7 days', upTo: 7 },
  { label: '8–15 days', upTo: 15 },
  { label: 'Over 15 days', upTo: Number.POSITIVE_INFINITY },
] as const

/** What waits for a merchant, and which of its people are told. */
export const merchantWaiting = ofServices('merchantWaiting', (work) => work)
export type MerchantWaiting = keyof typeof merchantWaiting
const merchantWorkNames = keysOf(merchantWaiting)

/** The cards. A number that is none of the person's business is null, and no id types are told. */
export const dashboard = z.object({
  /** All wallets together, in rupees. */
  deposite: z.nullable(z.number()),
  /** PAN applications that were sent in and not cancelled. */
  totPanVolume: z.nullable(z.number()),
  /** Merchants by id type. */
  idDetail: z.array(z.object({ id: z.string(), nos: z.number() })),
})
export type Dashboard = z.infer<typeof dashboard>
export const getDashboard = endpoint({
  method: 'GET',
  path: '/backend/dashboard/',
  reads: ['figures', 'wallet', 'merchant', 'id-type', ...keysOf(serviceModules)],
  summary: 'The cards of the dashboard: money, PAN applications and merchants by id type',
  allow: backOffice(),
  reply: dashboard,
})

/** One number for each day, of each kind that had any. */
const volume = z.array(z.object({ kind: z.enum(volumeKindNames), perDay: z.array(z.number()) }))
export type Volume = z.infer<typeof volume>

export const waitingCount = z.object({
  work: z.enum(officeWaitingNames),
  waiting: z.number(),
  /** The Indian day since when the oldest waits. */
  oldest: z.nullable(z.string()),
  /** How many of them fall into each of `ageGroups`. */
  ages: z.array(z.number()),
})
export type WaitingCount = z.infer<typeof waitingCount>

export const officeCharts = z.object({
  /** The days of the charts, oldest first. */
  days: z.array(z.string()),
  volume,
  /** What was credited to wallets on each day, in paise; null for whom it is no business of. */
  collection: z.nullable(z.array(z.number())),
  work: z.array(waitingCount),
})
export type OfficeCharts = z.infer<typeof officeCharts>
export const getOfficeCharts = endpoint({
  method: 'GET',
  path: '/backend/dashboard/charts',
  reads: ['figures', 'wallet', 'registration', 'kyc', 'payment', 'correction', 'courier', ...keysOf(serviceModules)],
  summary: 'What waits, and volume and collection by day; as far as the permissions of the person go',
  allow: backOffice(),
  reply: officeCharts,
})

export const merchantDashboard = z.object({
  /** In paise. */
  balance: z.number(),
  /** Below this the merchant wants to be told, in paise. */
  lowAt: z.number(),
  days: z.array(z.string()),
  /** Null for staff who neither apply nor read reports. */
  volume: z.nullable(volume),
  today: z.number(),
  month: z.number(),
  /** Whether anything was ever sold, also if it was taken back later. */
  hasSold: z.boolean(),
  work: z.array(z.object({ work: z.enum(merchantWorkNames), waiting: z.number() })),
})
export type MerchantDashboard = z.infer<typeof merchantDashboard>
export const getMerchantDashboard = endpoint({
  method: 'GET',
  path: '/merchant/misc/dashboard',
  reads: ['wallet', 'notice', 'courier', ...keysOf(serviceModules)],
  summary: 'Balance, volumes and what waits, of the own business',
  allow: merchantArea(),
  reply: merchantDashboard,
})
