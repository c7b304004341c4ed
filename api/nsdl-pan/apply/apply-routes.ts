import * as calls from '../../../contract/nsdl-pan/apply.ts'
import type { Api } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import { readApplication } from '../application-store.ts'
import { askRefund } from './ask-refund.ts'
import { beginPanDraft } from './begin-pan-draft.ts'
import { cancelApplication } from './cancel-application.ts'
import { discardPanDraft } from './discard-pan-draft.ts'
import { sheetOf } from './draft-sheet.ts'
import { findAoCodes } from './find-ao-codes.ts'
import { panPrices, quoteApplication } from './quote-application.ts'
import { readPanDay } from './read-pan-day.ts'
import { reapplyApplication } from './reapply-application.ts'
import { savePanDraft } from './save-pan-draft.ts'
import { submitApplication } from './submit-application.ts'

/** Applying, from the first step of the form to the paid application. */
export function panApplyRoutes({ read, write }: Api, clock: Clock) {
  read(calls.getPanPrices, ({ db, actor, query }) => panPrices(db, actor, query))
  read(calls.findAoCodes, ({ db, query }) => findAoCodes(db, query))
  write(calls.beginPan, ({ tx, actor, body }) => beginPanDraft(tx, actor, { ...body, now: clock.now() }))
  read(calls.getPanSheet, async ({ db, actor, params }) =>
    sheetOf(await readApplication(db, actor, params), await readPanDay(db, clock.now())),
  )
  write(calls.savePan, ({ tx, actor, params, body }) =>
    savePanDraft(tx, actor, { id: params.id, given: body, now: clock.now() }),
  )
  write(calls.discardPan, ({ tx, actor, params }) => discardPanDraft(tx, actor, params.id))
  read(calls.quotePan, ({ db, actor, params }) => quoteApplication(db, actor, { id: params.id, now: clock.now() }))
  write(calls.submitPan, ({ tx, actor, params, body }) =>
    submitApplication(tx, actor, { id: params.id, ...body, now: clock.now() }),
  )
  write(calls.cancelPan, ({ tx, actor, params }) => cancelApplication(tx, actor, params.id))
  write(calls.reapplyPan, ({ tx, actor, params, body }) =>
    reapplyApplication(tx, actor, { id: params.id, version: body.version, now: clock.now() }),
  )
  write(calls.askPanRefund, ({ tx, actor, params }) => askRefund(tx, actor, { id: params.id, now: clock.now() }))
}
