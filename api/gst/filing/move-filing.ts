import type { Updateable } from 'kysely'
import { type FilingMove, type FilingStatus, filingWorkflow } from '../../../contract/gst/filing-moves.ts'
import type { GstFilingTable } from '../../../database/schema.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Doer } from '../../platform/actor.ts'
import { type Tx, writtenAt } from '../../platform/database.ts'
import { nextState } from '../../platform/require-move.ts'
import { releaseOverrides } from '../../sale/release-overrides.ts'
import { type Filing, filingFact, saveFiling } from './filing-store.ts'

interface Move {
  move: FilingMove
  remark?: string
  /** What else changes with it. */
  change?: Updateable<GstFilingTable>
}

/** Moves a locked return on: checks the table, saves, and writes timeline and audit. */
export async function moveFiling(
  tx: Tx,
  doer: Doer,
  { id, no, status }: Filing,
  { move, remark = '', change = {} }: Move,
): Promise<void> {
  const to = nextState(filingWorkflow, status, move)
  await saveFiling(tx, id, { ...change, status: to, status_at: writtenAt })
  if (to === 'filed') await releaseOverrides(tx, doer, filingFact(id))
  await recordStep(tx, doer, { id, no, move, from: status, to, remark })
}

interface Step {
  id: string
  no: string
  move: FilingMove | 'submit'
  from: FilingStatus | 'new'
  to: FilingStatus
  remark: string
}

/** One line of the timeline, and of the audit list. */
export async function recordStep(tx: Tx, doer: Doer, { id, no, move, from, to, remark }: Step): Promise<void> {
  await tx
    .insertInto('gst_filing_event')
    .values({ filing_id: id, move, from_status: from, to_status: to, actor_id: doer.id, remark })
    .execute()
  const detail = { from, to, ...(remark && { remark }) }
  await recordAudit(tx, doer, { act: `gst-filing.${move}`, subject: no, detail })
}
