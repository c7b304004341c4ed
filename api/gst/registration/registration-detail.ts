import type { GstDetail } from '../../../contract/gst/registration-detail.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { recordView } from '../../audit/record-view.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { readAskedRefund } from '../../sale/read-asked-refund.ts'
import { maySee } from '../../work/question-rounds.ts'
import { readSeller } from '../../work/read-seller.ts'
import { answerDays } from './answer-days.ts'
import { maskedDraft } from './draft-sheet.ts'
import { readRegistrationFiles, registrationQuestionRounds } from './registration-files.ts'
import { readGstRegistration } from './registration-store.ts'
import { registrations } from './registrations.ts'

interface Asked {
  id: string
  now: Date
}

/** Everything about one registration, for whoever may see it; each side sees the other's files once they are sent. */
export async function gstRegistrationDetail(db: Db, actor: Actor, { id, now }: Asked): Promise<GstDetail> {
  const registration = await readGstRegistration(db, actor, id)
  const { no, status, trn, arn, gstin, reason, rounds, question } = registration
  const files = await readRegistrationFiles(db, registration)
  const facts = { id, no, status, trn, arn, gstin, reason, rounds, question, answerDue: registration.answer_due }
  return {
    ...facts,
    ...(await readSeller(db, registration)),
    answerDays: await answerDays(db, indianDay(now)),
    draft: maskedDraft(registration),
    steps: await registrations.steps(db, actor, id),
    files: files.filter((file) => maySee(actor, registrationQuestionRounds(registration), file)),
    money: await registrations.money(db, id),
    refundFirst: await readAskedRefund(db, actor, registration),
  }
}

/** A look of the back office, which is written down. */
export async function lookAtRegistration(tx: Tx, actor: Actor, asked: Asked): Promise<GstDetail> {
  const detail = await gstRegistrationDetail(tx, actor, asked)
  await recordView(tx, doerOf(actor), { act: 'gst-registration.seen', subject: detail.no })
  return detail
}
