import type { Actor, Doer } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import { type MoveRequest, moveWork } from './move-work.ts'
import { readMoney } from './read-money.ts'
import { lastReached, readTimeline } from './read-timeline.ts'
import { type RecordedMove, recordMove } from './record-move.ts'
import { refundableWork } from './refundable-work.ts'
import { type News, tellMerchant, tellOffice } from './tell-of-work.ts'
import { factOf, type WorkKind, type WorkRow } from './work-kind.ts'

/** A kind of work with all that can be done with each of it: `filings.move(…)`, `filings.tellMerchant(…)`. */
export function defineWork<Row extends WorkRow, State extends string, Move extends string, Change>(
  kind: WorkKind<Row, State, Move, Change>,
) {
  return {
    fact: (id: string) => factOf(kind, id),
    move: (tx: Tx, doer: Doer, row: Row, moving: MoveRequest<State, Move, Change>) =>
      moveWork(tx, doer, { kind, row, moving }),
    /** For what begins without a row to move. */
    record: (tx: Tx, doer: Doer, recorded: Omit<RecordedMove, 'kind'>) => recordMove(tx, doer, { kind, ...recorded }),
    money: (db: Db, id: string) => readMoney(db, factOf(kind, id)),
    steps: (db: Db, actor: Pick<Actor, 'merchantId'>, id: string) => readTimeline(db, actor, { kind, id }),
    lastReached: (db: Db, id: string, state: State) => lastReached(db, { kind, id, state }),
    tellMerchant: (tx: Tx, row: WorkRow, news: News) => tellMerchant(tx, kind, { row, news }),
    tellOffice: (tx: Tx, { id }: Pick<WorkRow, 'id'>, news: News) => tellOffice(tx, kind, { id, news }),
    refundable: (tx: Tx, row: Row) => refundableWork(tx, kind, row),
  }
}
