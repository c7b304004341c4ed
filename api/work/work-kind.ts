import type { Workflow } from '../../contract/kernel/workflow.ts'
import type { ServiceKey } from '../../contract/services.ts'
import type { Tx } from '../platform/database.ts'
import type { HeldRefund } from '../sale/refund-by-two.ts'

/** What the table of every service has, whatever else it has. */
export interface WorkRow {
  id: string
  merchant_id: string
  /** Who began it; they hear of it beside the owner. */
  created_by: string
}

/** Where a move leads, and what else changes with it. */
export interface MoveResult<State, Change> {
  state: State
  change: Change | undefined
}

/**
 * One kind of work that a service does for merchants: applications, registrations, returns. Whatever they have in common
 * (moves, timeline, notices, refunds by two) is done by this description; what is here differs.
 */
export interface WorkKind<Row extends WorkRow, State extends string, Move extends string, Change> {
  service: ServiceKey
  /** How its acts begin in the audit list. */
  act: string
  workflow: Workflow<State, Move>
  /** In this state the sale is final: what those above its seller earn is theirs. */
  final: State
  /** Its number for people. */
  noOf(row: Row): string
  stateOf(row: Row): State
  saveMove(tx: Tx, id: string, moved: MoveResult<State, Change>): Promise<void>
  /** Where a merchant and the back office look at one. */
  pages: { own(id: string): string; office(id: string): string }
  /** For what needs two people to be given back once it has gone far. */
  refund?: {
    /** The move that gives the money back; by any other a refund that waits lapses. */
    move: Move
    heldIn(row: Row): HeldRefund
    save(tx: Tx, id: string, held: HeldRefund): Promise<void>
  }
}

/** What is paid for and given back, in the ledger's words: 'gst-filing:17'. */
export const factOf = ({ service }: { service: ServiceKey }, id: string): string => `${service}:${id}`
