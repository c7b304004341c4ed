import { backOfficeNotices, merchantNotices, sendAnnouncement as sendAnnouncementCall } from '../../contract/notice.ts'
import type { Api } from '../platform/api.ts'
import { markRead } from './mark-read.ts'
import { listPreferences, setPreference } from './preferences.ts'
import { readInbox } from './read-inbox.ts'
import { sendAnnouncement } from './send-announcement.ts'

export function noticeRoutes({ read, write, events }: Api) {
  for (const calls of [backOfficeNotices, merchantNotices]) {
    read(calls.listNotices, ({ db, actor }) => readInbox(db, actor.id))
    write(calls.markRead, ({ tx, actor, body }) => markRead(tx, actor.id, body.ids))
    read(calls.listPreferences, ({ db, actor }) => listPreferences(db, actor.id))
    write(calls.setPreference, ({ tx, actor, body }) => setPreference(tx, actor.id, body))
    events(calls.live)
  }
  write(sendAnnouncementCall, ({ tx, actor, body }) => sendAnnouncement(tx, actor, body))
}
