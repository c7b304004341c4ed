import type { GstDetail, GstStep } from '../../../contract/gst/registration-detail.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { recordView } from '../../audit/record-view.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { readAskedRefund } from '../../sale/read-asked-refund.ts'
import { gstMoney } from '../gst-money.ts'
import { nameDoer } from '../name-doer.ts'
import { answerDays } from './answer-days.ts'
import { maskedDraft } from './draft-sheet.ts'
import { isSent, readFiles } from './registration-files.ts'
import { readRegistration, registrationFact } from './registration-store.ts'

interface Asked {
  id: string
  now: Date
}

/** Everything about one registration, for whoever may see it; each side sees the other's files once they are sent. */
export async function registrationDetail(db: Db, actor: Actor, { id, now }: Asked): Promise<GstDetail> {
  const registration = await readRegistration(db, actor, id)
  const { no, status, trn, arn, gstin, reason, rounds, question } = registration
  const seller = await db
    .selectFrom('merchant')
    .select(['code', 'business_name as bussName'])
    .where('id', '=', registration.merchant_id)
    .executeTakeFirstOrThrow()
  const own = actor.merchantId === null ? 'question' : 'answer'
  const files = await readFiles(db, registration)
  const facts = { id, no, status, trn, arn, gstin, reason, rounds, question, answerDue: registration.answer_due }
  return {
    ...facts,
    ...seller,
    answerDays: await answerDays(db, indianDay(now)),
    draft: maskedDraft(registration),
    steps: await stepsOf(db, actor, id),
    files: files.filter((file) => file.kind === own || isSent(file, registration)),
    money: await gstMoney(db, registrationFact(id)),
    refundFirst: await readAskedRefund(db, actor, registration),
  }
}

/** A look of the back office, which is written down. */
export async function lookAtRegistration(tx: Tx, actor: Actor, asked: Asked): Promise<GstDetail> {
  const detail = await registrationDetail(tx, actor, asked)
  await recordView(tx, doerOf(actor), { act: 'gst-registration.seen', subject: detail.no })
  return detail
}

/** The timeline, oldest first. */
async function stepsOf(db: Db, actor: Actor, id: string): Promise<GstStep[]> {
  const rows = await db
    .selectFrom('gst_registration_event as event')
    .leftJoin('app_user', 'app_user.id', 'event.actor_id')
    .select(['at', 'move', 'to_status', 'remark', 'code', 'display_name', 'merchant_id'])
    .where('registration_id', '=', id)
    .orderBy('event.id')
    .execute()
  return rows.map(({ at, move, to_status, remark, ...doer }) => ({
    at: at.toISOString(),
    move,
    to: to_status,
    who: nameDoer(actor, doer),
    remark,
  }))
}
