import * as calls from '../../contract/staff.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import { addStaff } from './add-staff.ts'
import { changeStaff } from './change-staff.ts'
import { readStaff } from './read-staff.ts'
import { staffTable } from './staff-table.ts'

export function staffRoutes({ read, write, table }: Api, { clock, publicUrl }: { clock: Clock; publicUrl: string }) {
  table(staffTable)
  read(calls.getStaff, ({ db, params }) => readStaff(db, params.id))
  write(calls.addStaff, ({ tx, actor, body }) =>
    addStaff(tx, actor, { staff: body, link: { publicUrl, now: clock.now() } }),
  )
  write(calls.changeStaff, ({ tx, actor, params, body }) =>
    changeStaff(tx, actor, { id: params.id, change: body, link: { publicUrl, now: clock.now() } }),
  )
}
