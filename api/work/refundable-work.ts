import { services } from '../../contract/services.ts'
import type { Tx } from '../platform/database.ts'
import type { Refundable } from '../sale/refund-by-two.ts'
import { factOf, type WorkKind, type WorkRow } from './work-kind.ts'

/** A row as something whose money two people give back. */
export function refundableWork<Row extends WorkRow, State extends string, Move extends string, Change>(
  tx: Tx,
  kind: WorkKind<Row, State, Move, Change>,
  row: Row,
): Refundable {
  const { refund } = kind
  if (!refund) throw new Error(`Nothing of ${kind.service} is given back by two people.`)
  return {
    held: refund.heldIn(row),
    fact: factOf(kind, row.id),
    no: kind.noOf(row),
    kind: kind.act,
    notice: services[kind.service].module,
    link: kind.pages.office(row.id),
    // Told to no browser of the merchant's: until it is decided it is the back office's own matter.
    save: (held) => refund.save(tx, row.id, held),
  }
}
