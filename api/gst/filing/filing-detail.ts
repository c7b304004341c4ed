import { stateCodeOf } from '../../../contract/gst/client-gstin.ts'
import type { FilingDetail } from '../../../contract/gst/filing-detail.ts'
import { givenBack } from '../../../contract/gst/filing-moves.ts'
import { gstStateNames } from '../../../contract/gst/returns-states.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { daysBetween } from '../../../contract/kernel/days.ts'
import { recordView } from '../../audit/record-view.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { maySee } from '../../work/question-rounds.ts'
import { readSeller } from '../../work/read-seller.ts'
import { filingQuestionRounds, readFilingFiles } from './filing-files.ts'
import { type Filing, readFiling } from './filing-store.ts'
import { filings } from './filings.ts'

/** Everything about one return, for whoever may see it; each side sees the other's files once they are sent. */
export async function filingDetail(
  db: Db,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<FilingDetail> {
  const filing = await readFiling(db, actor, id)
  const files = await readFilingFiles(db, filing)
  return {
    ...factsOf(filing),
    ...(await readSeller(db, filing)),
    daysLate: daysLate(filing, indianDay(now)),
    steps: await filings.steps(db, actor, id),
    files: files.filter((file) => maySee(actor, filingQuestionRounds(filing), file)),
    money: await filings.money(db, id),
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
