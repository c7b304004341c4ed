import type { PanReason, PanRejection } from '../../../contract/nsdl-pan/office.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { panNotices } from '../../../texts/en/pan-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { type Application, lockApplication } from '../application-store.ts'
import { applications } from '../applications.ts'
import { noteTinRejection } from './note-outcome.ts'
import { reasonsGiven, reasonWords } from './reasons-given.ts'

interface Given {
  id: string
  rejection: PanRejection
}

/** Notes that TIN has refused an acknowledged application; the merchant uploads corrected papers. */
export async function tinReject(tx: Tx, actor: Actor, { id, rejection }: Given): Promise<void> {
  const application = await lockApplication(tx, actor, { id })
  requireMove(panWorkflow, application.state, 'tin-reject')
  const reasons = await reasonsGiven(tx, 'tin', rejection)
  await noteTinRejection(tx, doerOf(actor), { application, reasons })
  await tellOfTinRejection(tx, application, reasons)
}

export function tellOfTinRejection(tx: Tx, application: Application, reasons: readonly PanReason[]): Promise<void> {
  return applications.tellMerchant(tx, application, {
    title: () => panNotices.tinRefused({ refNo: application.ref_no }),
    text: () => panNotices.tinRefusedText({ name: application.card_name, why: reasonWords(reasons) }),
    link: merchantPaths.panTinRejectionUpload(application.ack_no ?? ''),
    push: 'sent-back',
  })
}
