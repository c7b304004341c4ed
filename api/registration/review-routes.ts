import * as calls from '../../contract/registration-review.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import { hashNewPassword } from '../platform/crypto/password.ts'
import { approvalOptions } from './approval-options.ts'
import { approveRegistration } from './approve-registration.ts'
import { registrationDetail } from './registration-detail.ts'
import { registrationTable } from './registration-table.ts'
import { rejectRegistration } from './reject-registration.ts'

export function reviewRoutes(
  { read, write, prepareThenWrite, table }: Api,
  { clock, publicUrl }: { clock: Clock; publicUrl: string },
) {
  table(registrationTable)
  read(calls.getRegistration, ({ db, params }) => registrationDetail(db, params.id))
  read(calls.getApprovalOptions, ({ db, params }) => approvalOptions(db, params.id))
  prepareThenWrite(
    calls.approveRegistration,
    ({ body }) => hashNewPassword(body.password),
    ({ tx, actor, params, body, prepared: password }) =>
      approveRegistration(tx, actor, {
        id: params.id,
        approval: body,
        password,
        link: { publicUrl, now: clock.now() },
      }),
  )
  write(calls.rejectRegistration, ({ tx, actor, params, body }) =>
    rejectRegistration(tx, actor, { id: params.id, remark: body.remark }),
  )
}
