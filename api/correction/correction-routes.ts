import * as calls from '../../contract/correction.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import { approveCorrection } from './approve-correction.ts'
import { askCorrection } from './ask-correction.ts'
import { correctionDetail } from './correction-detail.ts'
import { correctionTable } from './correction-table.ts'
import { findMerchants } from './find-merchants.ts'
import { rejectCorrection } from './reject-correction.ts'
import { withdrawCorrection } from './withdraw-correction.ts'

export function correctionRoutes({ read, write, table }: Api, clock: Clock) {
  table(correctionTable)
  read(calls.findCorrectionMerchants, ({ db, query }) => findMerchants(db, query.search))
  read(calls.getCorrection, ({ db, actor, params }) => correctionDetail(db, actor, params.id))
  write(calls.askCorrection, ({ tx, actor, body }) => askCorrection(tx, actor, body))
  write(calls.approveCorrection, ({ tx, actor, params }) =>
    approveCorrection(tx, actor, { id: params.id, now: clock.now() }),
  )
  write(calls.rejectCorrection, ({ tx, actor, params, body }) =>
    rejectCorrection(tx, actor, { id: params.id, reason: body.reason }),
  )
  write(calls.withdrawCorrection, ({ tx, actor, params }) => withdrawCorrection(tx, actor, params.id))
}
