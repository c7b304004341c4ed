import { sql } from 'kysely'
import type { StateAndDistrict } from '../../contract/reference.ts'
import type { ImportOutcome } from '../../contract/reference-data.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { SheetRow } from '../platform/import/read-sheet.ts'
import { notFound } from '../platform/problem.ts'
import { inPieces, planImport } from './plan-import.ts'
import { type PinPlaces, placesText, readPincodeLines } from './read-pincode-lines.ts'
import { allPincodes } from './read-pincodes.ts'

export async function previewPincodes(db: Db, rows: readonly SheetRow[]): Promise<ImportOutcome> {
  return planImport(readPincodeLines(rows), await knownPlaces(db)).outcome
}

/** Takes over what is new or different from what is known now; the same file twice changes nothing. */
export async function applyPincodes(tx: Tx, actor: Actor, rows: readonly SheetRow[]): Promise<ImportOutcome> {
  await sql`select pg_advisory_xact_lock(hashtext('import-pincodes'))`.execute(tx)
  const { outcome, writes } = planImport(readPincodeLines(rows), await knownPlaces(tx))
  for (const piece of inPieces(writes)) await writePlaces(tx, piece)
  const { added, changed } = outcome
  if (writes.length > 0)
    await recordAudit(tx, doerOf(actor), { act: 'pincodes.imported', detail: { added, changed, lines: outcome.lines } })
  return outcome
}

/** The bundled list counts again for this PIN. */
export async function restorePincode(tx: Tx, actor: Actor, pin: string): Promise<void> {
  const removed = await tx.deleteFrom('pincode_place').where('pin', '=', pin).returning('pin').execute()
  if (removed.length === 0) throw notFound('Nothing was uploaded for this pincode.')
  await recordAudit(tx, doerOf(actor), { act: 'pincode.restored', subject: pin })
}

/** The places of every PIN as one text each: what was uploaded stands before what is bundled. */
async function knownPlaces(db: Db): Promise<Map<string, string>> {
  const known = new Map([...allPincodes()].map(([pin, places]) => [pin, placesText(places)]))
  const rows = await db.selectFrom('pincode_place').select(['pin', 'state', 'district']).orderBy('position').execute()
  const own = new Map<string, StateAndDistrict[]>()
  for (const { pin, ...place } of rows) own.set(pin, [...(own.get(pin) ?? []), place])
  for (const [pin, places] of own) known.set(pin, placesText(places))
  return known
}

async function writePlaces(tx: Tx, all: PinPlaces[]): Promise<void> {
  const pins = all.map(({ pin }) => pin)
  await tx.deleteFrom('pincode_place').where('pin', '=', sql<string>`any(${pins})`).execute()
  const rows = all.flatMap(({ pin, places }) => places.map((place, position) => ({ pin, position, ...place })))
  for (const piece of inPieces(rows)) await tx.insertInto('pincode_place').values(piece).execute()
}
