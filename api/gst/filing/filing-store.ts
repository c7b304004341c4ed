import type { Selectable } from 'kysely'
import { gstReturns } from '../../../contract/gst/returns.ts'
import { periodLabel } from '../../../contract/gst/returns-periods.ts'
import type { GstFilingTable } from '../../../database/schema.ts'
import { gstAnswers } from '../../../texts/en/gst-answer.ts'
import { gstNotices } from '../../../texts/en/gst-notices.ts'
import type { Change, Db, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { type MerchantScope, rowsVisibleTo } from '../../work/visible-to.ts'

export type Filing = Selectable<GstFilingTable>

/** 'GSTR-3B Oct 2026 of Sample Stores', as notices and entries tell of it. */
export const filingTitle = (filing: Pick<Filing, 'return_type' | 'period' | 'legal_name' | 'trade_name'>): string =>
  `${gstReturns[filing.return_type].label} ${periodLabel(filing.period)} of ${filing.trade_name || filing.legal_name}`

/** The same in the language of whom it is told to. */
export const filingWords = ({ return_type, period, legal_name, trade_name }: Filing): string =>
  gstNotices.returnOf({
    form: gstReturns[return_type].label,
    period: periodLabel(period),
    client: trade_name || legal_name,
  })

/** A merchant's people see their own, the back office all of them. */
export const filingsVisibleTo = (actor: MerchantScope) => rowsVisibleTo(actor, 'gst_filing')

const query = (db: Db, actor: MerchantScope, id: string) =>
  db.selectFrom('gst_filing').selectAll().where('id', '=', id).where(filingsVisibleTo(actor))

function found(row: Filing | undefined): Filing {
  if (!row) throw notFound(gstAnswers.noSuchReturn())
  return row
}

export const lockFiling = async (tx: Tx, actor: MerchantScope, id: string): Promise<Filing> =>
  found(await query(tx, actor, id).forUpdate().executeTakeFirst())

export const readFiling = async (db: Db, actor: MerchantScope, id: string): Promise<Filing> =>
  found(await query(db, actor, id).executeTakeFirst())

export async function saveFiling(tx: Tx, id: string, change: Change<'gst_filing'>): Promise<void> {
  await tx.updateTable('gst_filing').set(change).where('id', '=', id).execute()
}
