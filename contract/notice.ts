import * as z from 'zod/mini'
import { noticeKindTexts } from '../texts/en/notice-kinds.ts'
import type { Words } from '../texts/say.ts'
import { endpoint, eventsEndpoint, nothing } from './kernel/endpoint.ts'
import { requiredText } from './kernel/fields.ts'
import { keysOf } from './kernel/keys-of.ts'
import { type Access, backOffice, merchantArea } from './kernel/role.ts'
import { ofModules } from './of-services.ts'

/** What notices are about, and whether they also go out by mail until a person says otherwise. */
export const noticeKinds = {
  security: { label: noticeKindTexts.security, byMail: true },
  announcement: { label: noticeKindTexts.announcements, byMail: false },
  registration: { label: noticeKindTexts.newRegistrations, byMail: false },
  merchant: { label: noticeKindTexts.myBusiness, byMail: false },
  kyc: { label: 'KYC', byMail: false },
  payment: { label: noticeKindTexts.payments, byMail: true },
  ...ofModules('notices', (label) => ({ label, byMail: false })),
  courier: { label: noticeKindTexts.courier, byMail: false },
  export: { label: noticeKindTexts.largeExports, byMail: false },
  'payment-review': { label: 'Payments to review', byMail: false },
} as const satisfies Record<string, { label: Words; byMail: boolean }>
export type NoticeKind = keyof typeof noticeKinds

export const notice = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** A path inside the portal that the notice leads to. */
  link: z.nullable(z.string()),
  at: z.string(),
  read: z.boolean(),
})
export type Notice = z.infer<typeof notice>
export const noticeInbox = z.object({ unread: z.number(), notices: z.array(notice) })

export const noticePreference = z.object({ kind: z.string(), label: z.string(), byMail: z.boolean() })
export type NoticePreference = z.infer<typeof noticePreference>
const kinds = keysOf(noticeKinds)

function noticeCallsOf(base: '/backend' | '/merchant', allow: Access) {
  return {
    listNotices: endpoint({
      method: 'GET',
      path: `${base}/notice`,
      reads: ['notice'],
      summary: 'My newest notices and how many are unread',
      allow,
      reply: noticeInbox,
    }),
    markRead: endpoint({
      method: 'POST',
      path: `${base}/notice/read`,
      changes: ['notice'],
      summary: 'Mark notices as read; without ids all of them',
      allow,
      body: z.object({ ids: z.optional(z.array(z.string().check(z.regex(/^\d{1,18}$/))).check(z.maxLength(100))) }),
      reply: nothing,
    }),
    listPreferences: endpoint({
      method: 'GET',
      path: `${base}/notice/preferences`,
      reads: ['notice-preference'],
      summary: 'Which notices I also get by mail',
      allow,
      reply: z.array(noticePreference),
    }),
    setPreference: endpoint({
      method: 'POST',
      path: `${base}/notice/preferences`,
      changes: ['notice-preference'],
      summary: 'Get a kind of notice by mail, or not',
      allow,
      body: z.object({ kind: z.enum(kinds, 'Invalid input'), byMail: z.boolean('Invalid input') }),
      reply: nothing,
    }),
    live: eventsEndpoint({ path: `${base}/notice/events`, summary: 'Live updates for the signed-in person', allow }),
  }
}

export const backOfficeNotices = noticeCallsOf('/backend', backOffice())
export const merchantNotices = noticeCallsOf('/merchant', merchantArea())

/** Whom an announcement reaches. */
export const announcementAudiences = ['everyone', 'merchants', 'back-office'] as const
export const announcement = z.object({
  audience: z.enum(announcementAudiences, 'Required'),
  title: requiredText(120),
  text: requiredText(1000),
})
export const sendAnnouncement = endpoint({
  method: 'POST',
  path: '/backend/settings/announcement',
  changes: ['notice'],
  summary: 'Put a notice into the bell of everyone in an audience',
  allow: backOffice('setting'),
  limit: 'mail',
  body: announcement,
  reply: z.object({ people: z.number() }),
})
