import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { lockGstRegistration } from './registration-store.ts'
import { registrations } from './registrations.ts'

/** The merchant's answer, with the files that were uploaded for it. */
export async function answerClarification(
  tx: Tx,
  actor: Actor,
  { id, answer }: { id: string; answer: string },
): Promise<void> {
  const registration = await lockGstRegistration(tx, actor, id)
  await registrations.move(tx, doerOf(actor), registration, {
    move: 'answer',
    remark: answer,
    change: { answer_due: null },
  })
  await registrations.tellOffice(tx, registration, {
    title: `GST registration ${registration.no} is answered`,
    text: answer,
  })
}
