import type { PanRejection } from '../../../contract/nsdl-pan/office.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { panNotices } from '../../../texts/en/pan-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { lockApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { reasonsGiven, reasonWords } from './reasons-given.ts'

/** The corrected papers go to TIN; the application is acknowledged as before. */
export async function acceptTinScan(tx: Tx, actor: Actor, ackNo: string): Promise<void> {
  const application = await lockApplication(tx, actor, { ackNo })
  await applications.move(tx, doerOf(actor), application, {
    move: 'tin-accept',
    change: { reasons: '[]' },
  })
  await applications.tellMerchant(tx, application, {
    title: () => panNotices.newPapersTaken({ refNo: application.ref_no }),
    text: () => panNotices.newPapersTakenText({ name: application.card_name, ackNo }),
  })
}

interface Returned {
  ackNo: string
  rejection: PanRejection
}

export async function returnTinScan(tx: Tx, actor: Actor, { ackNo, rejection }: Returned): Promise<void> {
  const application = await lockApplication(tx, actor, { ackNo })
  requireMove(panWorkflow, application.state, 'tin-return')
  const reasons = await reasonsGiven(tx, 'tin', rejection)
  await applications.move(tx, doerOf(actor), application, {
    move: 'tin-return',
    reasons,
    change: { reasons: JSON.stringify(reasons) },
  })
  await applications.tellMerchant(tx, application, {
    title: () => panNotices.newPapersSentBack({ refNo: application.ref_no }),
    text: () => panNotices.nameAndWhy({ name: application.card_name, why: reasonWords(reasons) }),
    link: merchantPaths.panTinRejectionUpload(ackNo),
    push: 'sent-back',
  })
}
