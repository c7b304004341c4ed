import * as calls from '../../contract/merchant-staff.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import { addMerchantStaff } from './add-merchant-staff.ts'
import { changeMerchantStaff } from './change-merchant-staff.ts'
import { lockPerson, unlockPerson } from './lock-person.ts'
import { lockOwnStaff } from './managed-person.ts'
import { merchantStaffTable } from './merchant-staff-table.ts'
import { readMerchantStaff } from './read-merchant-staff.ts'
import { sendPasswordLink } from './send-password-link.ts'

export function merchantStaffRoutes(api: Api, { clock, publicUrl }: { clock: Clock; publicUrl: string }) {
  const { read, write, table } = api
  const link = () => ({ publicUrl, now: clock.now() })
  table(merchantStaffTable)
  read(calls.getMerchantStaff, ({ db, actor, params }) =>
    readMerchantStaff(db, actor, { id: params.id, now: clock.now() }),
  )
  write(calls.addMerchantStaff, ({ tx, actor, body }) => addMerchantStaff(tx, actor, { staff: body, link: link() }))
  write(calls.changeMerchantStaff, ({ tx, actor, params, body }) =>
    changeMerchantStaff(tx, actor, { id: params.id, change: body, link: link() }),
  )
  write(calls.lockMerchantStaff, async ({ tx, actor, params }) =>
    lockPerson(tx, actor, { user: await lockOwnStaff(tx, actor, params.id) }),
  )
  write(calls.unlockMerchantStaff, async ({ tx, actor, params }) =>
    unlockPerson(tx, actor, await lockOwnStaff(tx, actor, params.id)),
  )
  write(calls.sendMerchantStaffLink, async ({ tx, actor, params }) =>
    sendPasswordLink(tx, actor, { user: await lockOwnStaff(tx, actor, params.id), link: link() }),
  )
}
