import type { BodyOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import { fieldsTaken, type takeEarlierPan } from '../../../contract/nsdl-pan/prefill.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { readApplication } from '../application-store.ts'

interface Taken extends BodyOf<typeof takeEarlierPan> {
  id: string
}

/** Hands out what has not changed since an earlier application, and writes down that it was asked for with consent. */
export async function takeEarlierApplication(
  tx: Tx,
  actor: Actor,
  { id, part }: Taken,
): Promise<ReplyOf<typeof takeEarlierPan>> {
  const application = await readApplication(tx, actor, { id })
  if (application.submitted_at === null || application.category !== 'individual')
    throw notFound(panAnswerTexts.noSuchApplication())
  await recordAudit(tx, doerOf(actor), { act: 'pan.taken-over', subject: application.ref_no, detail: { part } })
  return { fields: fieldsTaken(application.data, part) }
}
