import * as calls from '../../contract/member.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import { addMember } from './add-member.ts'
import { memberOptions } from './member-options.ts'
import { memberTable } from './member-table.ts'
import { viewMember } from './view-member.ts'

export function memberRoutes({ read, write, table }: Api, { clock, publicUrl }: { clock: Clock; publicUrl: string }) {
  table(memberTable)
  read(calls.getMemberOptions, ({ db, actor }) => memberOptions(db, actor))
  write(calls.addMember, ({ tx, actor, body }) =>
    addMember(tx, actor, { given: body, agreed: body.total, link: { publicUrl, now: clock.now() } }),
  )
  read(calls.viewMember, ({ db, actor, params }) => viewMember(db, actor, params.id))
}
