import * as z from 'zod/mini'
import { endpoint, eventsEndpoint, nothing } from './kernel/endpoint.ts'
import { type Access, backOffice, merchantArea } from './kernel/role.ts'

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

function noticeCallsOf(base: '/backend' | '/merchant', allow: Access) {
  return {
    listNotices: endpoint({
      method: 'GET',
      path: `${base}/notice`,
      summary: 'My newest notices and how many are unread',
      allow,
      reply: noticeInbox,
    }),
    markRead: endpoint({
      method: 'POST',
      path: `${base}/notice/read`,
      summary: 'Mark notices as read; without ids all of them',
      allow,
      body: z.object({ ids: z.optional(z.array(z.string().check(z.regex(/^\d{1,18}$/))).check(z.maxLength(100))) }),
      reply: nothing,
    }),
    live: eventsEndpoint({ path: `${base}/notice/events`, summary: 'Live updates for the signed-in person', allow }),
  }
}

export const backOfficeNotices = noticeCallsOf('/backend', backOffice())
export const merchantNotices = noticeCallsOf('/merchant', merchantArea())

/** What the live stream tells a browser: which thing changed, so that it can ask again. */
export const liveTopics = ['notice', 'wallet', 'session-ended'] as const
export type LiveTopic = (typeof liveTopics)[number]
