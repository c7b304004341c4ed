import { panDraft } from '../../../contract/nsdl-pan/draft.ts'
import type { PanInfo } from '../../../contract/nsdl-pan/info.ts'
import { recordView } from '../../audit/record-view.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { readAskedRefund } from '../../sale/read-asked-refund.ts'
import { readSeller } from '../../work/read-seller.ts'
import { type Application, readApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { applicationFiles } from './application-files.ts'
import { applicationSteps } from './application-steps.ts'
import { maskedNumbers } from './read-aadhaar.ts'

/** Everything about one application, for whoever may see it. */
export async function readInfo(db: Db, actor: Actor, id: string): Promise<PanInfo> {
  const application = await readApplication(db, actor, { id })
  return {
    ...ownFacts(application),
    ...(await readSeller(db, application)),
    data: panDraft.parse({ ...application.data, ...maskedNumbers(application) }),
    steps: await applicationSteps(db, actor, id),
    files: await applicationFiles(db, id),
    refundFirst: await readAskedRefund(db, actor, application),
    money: await applications.money(db, id),
  }
}

/** A look of the back office, which is written down. */
export async function lookAtInfo(tx: Tx, actor: Actor, id: string): Promise<PanInfo> {
  const info = await readInfo(tx, actor, id)
  await recordView(tx, doerOf(actor), { act: 'pan.seen', subject: info.refNo })
  return info
}

const moment = (at: Date | null): string | null => at?.toISOString() ?? null

function ownFacts(a: Application) {
  return {
    id: a.id,
    refNo: a.ref_no,
    ackNo: a.ack_no,
    dated: a.dated.toISOString(),
    applicantionType: a.type,
    cat: a.category,
    cardName: a.card_name,
    mobileNo: a.mobile,
    emailId: a.email,
    state: a.state,
    stateAt: a.state_at.toISOString(),
    pan: a.pan,
    mode: a.mode,
    card: a.card,
    hardcopy: a.hardcopy,
    hardcopyDue: a.hardcopy_due,
    formName: a.form_name,
    ackedAt: moment(a.acked_at),
    issuedAt: moment(a.issued_at),
    reasons: a.reasons,
    freeUntil: a.free_until,
    refundAskedAt: moment(a.refund_asked_at),
  }
}
