import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf, turnOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { drawInSubprocess } from '../../platform/paper/draw-in-subprocess.ts'
import { conflict } from '../../platform/problem.ts'
import type { DrawnFile } from '../../platform/serve/send-file.ts'
import { businessInfo } from '../../site/business-info.ts'
import { readApplication } from '../application-store.ts'
import type { printSlip } from '../form-drawing/print-slip.ts'
import { slipOf } from './slip-of.ts'

/** The slip alone. */
export async function printAckSlip(
  tx: Tx,
  actor: Actor,
  { id, publicUrl }: { id: string; publicUrl: string },
): Promise<DrawnFile> {
  const application = await readApplication(tx, actor, { id })
  if (!application.ack_no) throw conflict(panAnswerTexts.noAcknowledgementYet())
  const slip = slipOf(application, { business: await businessInfo(tx), publicUrl })
  const draw = () => drawInSubprocess<typeof printSlip>({ who: turnOf(actor) }, 'pan slip', slip)
  const drawn = (after: Tx) =>
    recordAudit(after, doerOf(actor), { act: 'pan.slip-printed', subject: application.ref_no })
  return { draw, drawn, type: 'application/pdf', name: `${application.ack_no}-slip.pdf` }
}
