import { backOfficeNotices, merchantNotices } from '../../contract/notice.ts'
import type { Api } from '../platform/api.ts'
import { markRead } from './mark-read.ts'
import { readInbox } from './notice-inbox.ts'

export function noticeRoutes({ read, write, events }: Api) {
  for (const calls of [backOfficeNotices, merchantNotices]) {
    read(calls.listNotices, ({ db, actor }) => readInbox(db, actor.id))
    write(calls.markRead, ({ tx, actor, body }) => markRead(tx, actor.id, body.ids))
    events(calls.live)
  }
}
