import { stateCodeOf } from '../../../contract/gst/client-gstin.ts'
import type { FilingDetail } from '../../../contract/gst/filing-detail.ts'
import { givenBack } from '../../../contract/gst/filing-moves.ts'
import { gstStateNames } from '../../../contract/gst/returns-states.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { daysBetween } from '../../../contract/kernel/days.ts'
import { recordView } from '../../audit/record-view.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { gstMoney } from '../gst-money.ts'
import { nameDoer } from '../name-doer.ts'
import { isSent, readFiles } from './filing-files.ts'
import { type Filing, filingFact, readFiling } from './filing-store.ts'

/** Everything about one return, for whoever may see it; each side sees the other's files once they are sent. */
export async function filingDetail(
  db: Db,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<FilingDetail> {
  const filing = await readFiling(db, actor, id)
  const seller = await db
    .selectFrom('merchant')
    .select(['code', 'business_name as bussName'])
    .where('id', '=', filing.merchant_id)
    .executeTakeFirstOrThrow()
  const own = actor.merchantId === null ? 'question' : 'answer'
  const files = await readFiles(db, filing)
  return {
    ...factsOf(filing),
    ...seller,
    daysLate: daysLate(filing, indianDay(now)),
    steps: await stepsOf(db, actor, id),
    files: files.filter((file) => file.kind === own || isSent(file, filing)),
    money: await gstMoney(db, filingFact(id)),
  }
}

/** A look of the back office, which is written down. */
export async function lookAtFiling(tx: Tx, actor: Actor, asked: { id: string; now: Date }): Promise<FilingDetail> {
  const detail = await filingDetail(tx, actor, asked)
  await recordView(tx, doerOf(actor), { act: 'gst-filing.seen', subject: detail.no })
  return detail
}

const factsOf = (filing: Filing) => ({
  id: filing.id,
  no: filing.no,
  status: filing.status,
  gstin: filing.gstin,
  legalName: filing.legal_name,
  tradeName: filing.trade_name,
  scheme: filing.scheme,
  state: gstStateNames[stateCodeOf(filing.gstin)] ?? '',
  mobileNo: filing.mobile,
  returnType: filing.return_type,
  period: filing.period,
  dueOn: filing.due_on,
  nil: filing.nil,
  figures: filing.figures,
  note: filing.note,
  arn: filing.arn,
  filedOn: filing.filed_on,
  reason: filing.reason,
  rounds: filing.rounds,
  question: filing.question,
})

function daysLate({ status, due_on, filed_on }: Filing, today: string): number {
  if (givenBack.includes(status)) return 0
  return Math.max(daysBetween(due_on, filed_on ?? today), 0)
}

/** The timeline, oldest first. */
async function stepsOf(db: Db, actor: Actor, id: string): Promise<FilingDetail['steps']> {
  const rows = await db
    .selectFrom('gst_filing_event as event')
    .leftJoin('app_user', 'app_user.id', 'event.actor_id')
    .select(['at', 'move', 'to_status', 'remark', 'code', 'display_name', 'merchant_id'])
    .where('filing_id', '=', id)
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
