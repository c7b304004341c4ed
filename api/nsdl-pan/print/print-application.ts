import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf, turnOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { drawInSubprocess } from '../../platform/paper/draw-in-subprocess.ts'
import { conflict } from '../../platform/problem.ts'
import type { DrawnFile } from '../../platform/serve/send-file.ts'
import { businessInfo } from '../../site/business-info.ts'
import { readApplication } from '../application-store.ts'
import type { printForm } from '../form-drawing/print-form.ts'
import { formSheetOf } from './form-sheet-of.ts'
import { slipOf } from './slip-of.ts'

interface Asked {
  id: string
  /** The marker of the call: the slip goes with it, if there is an acknowledgement. */
  ack: string | undefined
  publicUrl: string
}

/** The form of an application that was paid for, as a PDF named by its token or acknowledgement number. */
export async function printApplication(tx: Tx, actor: Actor, { id, ack, publicUrl }: Asked): Promise<DrawnFile> {
  const application = await readApplication(tx, actor, { id })
  if (application.state === 'draft') throw conflict(panAnswerTexts.finishAndPayFirst())
  const business = await businessInfo(tx)
  const withSlip = application.ack_no !== null && isMarked(ack)
  const slip = withSlip ? slipOf(application, { business, publicUrl }) : undefined
  const sheet = formSheetOf(application, business)
  const name = withSlip ? application.ack_no : application.ref_no
  const draw = () => drawInSubprocess<typeof printForm>({ who: turnOf(actor) }, 'pan form', sheet, slip)
  const drawn = (after: Tx) =>
    recordAudit(after, doerOf(actor), { act: 'pan.form-printed', subject: application.ref_no })
  return { draw, drawn, type: 'application/pdf', name: `${name}.pdf` }
}

const isMarked = (ack: string | undefined): boolean => !!ack && ack !== '0' && ack !== 'false'
