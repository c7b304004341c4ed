import type { NewFiling } from '../../../contract/gst/filing.ts'
import { hasFigures, wrongFigures } from '../../../contract/gst/filing-figures.ts'
import { gstReturns, returnFacts, returnProduct } from '../../../contract/gst/returns.ts'
import { periodLabel } from '../../../contract/gst/returns-periods.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { gstAnswers } from '../../../texts/en/gst-answer.ts'
import { problemTexts } from '../../../texts/en/problem.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import { isUniqueViolation, type Tx } from '../../platform/database.ts'
import { badRequest, conflict } from '../../platform/problem.ts'
import { postSale } from '../../sale/post-sale.ts'
import { requireKyc } from '../../user/require-kyc.ts'
import { readDueBook } from '../calendar/due-book.ts'
import { type Client, lockClient } from '../client/client-store.ts'
import { filingTitle } from './filing-store.ts'
import { filings } from './filings.ts'
import { type Fileable, requireFileable } from './require-fileable.ts'

/** Sends a return in: everything is checked, and paid for once. */
export async function submitFiling(
  tx: Tx,
  actor: Actor,
  { filing, total, now }: { filing: NewFiling; total?: number | undefined; now: Date },
): Promise<{ id: string; no: string }> {
  await requireKyc(tx, actor)
  const client = await lockClient(tx, actor, filing.clientId)
  if (!client.active) throw conflict(gstAnswers.clientIsPutAway())
  const fileable = requireFileable(client, filing, { book: await readDueBook(tx), today: indianDay(now) })
  requireContent(filing)
  const { id, no } = await insertFiling(tx, actor, { filing, client, fileable, now })
  await claimFiles(tx, actor, { id, fileIds: filing.fileIds })
  const title = filingTitle({ return_type: filing.returnType, period: filing.period, ...client })
  await postSale(tx, doerOf(actor), {
    merchantId: client.merchant_id,
    fact: filings.fact(id),
    kind: 'gst',
    // text: kept for others, like the notice below.
    narration: `GST return ${no}, ${title}`,
    product: returnProduct(filing.returnType),
    agreed: total,
  })
  await filings.record(tx, doerOf(actor), { id, no, move: 'submit', from: 'new', to: 'submitted' })
  // text: for the back office.
  await filings.tellOffice(tx, { id }, { title: `GST return ${no}`, text: `${title} waits for your look.` })
  return { id, no }
}

/** Nothing in it, or figures or files from which the figures come. */
function requireContent({ returnType, nil, figures, fileIds }: NewFiling): void {
  const { label } = gstReturns[returnType]
  if (nil && !returnFacts(returnType).nil)
    throw badRequest(problemTexts.pleaseCheckWhatYou(), { nil: gstAnswers.isNotFiledNil({ label }) })
  if (nil) return
  const wrong = Object.entries(wrongFigures(returnType, figures)).map(([name, why]) => [`figures.${name}`, why])
  if (wrong.length > 0) throw badRequest(problemTexts.pleaseCheckWhatYou(), Object.fromEntries(wrong))
  if (!hasFigures(figures) && fileIds.length === 0) throw badRequest(gstAnswers.enterFiguresOrAttach())
}

interface Sent {
  filing: NewFiling
  client: Client
  fileable: Fileable
  now: Date
}

async function insertFiling(tx: Tx, actor: Actor, { filing, client, fileable, now }: Sent) {
  const { returnType, nil, figures, note } = filing
  const { merchant_id, gstin, legal_name, trade_name, scheme, mobile } = client
  return tx
    .insertInto('gst_filing')
    .values({
      merchant_id,
      created_by: actor.id,
      client_id: client.id,
      return_type: returnType,
      period: fileable.period.code,
      period_label: periodLabel(fileable.period.code),
      period_end: fileable.period.end,
      due_on: fileable.dueOn,
      gstin,
      legal_name,
      trade_name,
      scheme,
      mobile,
      nil,
      figures: JSON.stringify(nil ? {} : figures),
      note,
      submitted_at: now,
      status_at: now,
    })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
    .catch((error: unknown): never => {
      if (!isUniqueViolation(error, 'gst_filing_one')) throw error
      const title = `${gstReturns[returnType].label} ${periodLabel(filing.period)}`
      throw conflict(gstAnswers.isFiledOrUnderWay({ title }))
    })
}

/** Files of the own business that wait to be sent in; any other does not exist. */
async function claimFiles(tx: Tx, actor: Actor, { id, fileIds }: { id: string; fileIds: string[] }): Promise<void> {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return
  const claimed = await tx
    .updateTable('gst_filing_file')
    .set({ filing_id: id })
    .where('id', 'in', wanted)
    .where('filing_id', 'is', null)
    .where('merchant_id', '=', actor.merchantId)
    .returning('id')
    .execute()
  if (claimed.length !== wanted.length)
    throw badRequest(problemTexts.pleaseCheckWhatYou(), {
      fileIds: gstAnswers.fileIsNotThere(),
    })
}
