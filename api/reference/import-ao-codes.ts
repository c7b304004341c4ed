import { sql } from 'kysely'
import type { ImportOutcome } from '../../contract/reference-data.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { SheetRow } from '../platform/import/read-sheet.ts'
import { notFound } from '../platform/problem.ts'
import { inPieces, planImport } from './plan-import.ts'
import { type AoFacts, aoName, aoText, readAoCodes } from './read-ao-codes.ts'

export async function previewAoCodes(db: Db, rows: readonly SheetRow[]): Promise<ImportOutcome> {
  return planImport(readAoCodes(rows), await knownAoCodes(db)).outcome
}

/** Takes over what is new or different; the same file twice changes nothing. */
export async function applyAoCodes(tx: Tx, actor: Actor, rows: readonly SheetRow[]): Promise<ImportOutcome> {
  await sql`select pg_advisory_xact_lock(hashtext('import-ao-codes'))`.execute(tx)
  const { outcome, writes } = planImport(readAoCodes(rows), await knownAoCodes(tx))
  for (const piece of inPieces(writes)) await writeAoCodes(tx, piece)
  const { added, changed } = outcome
  if (writes.length > 0)
    await recordAudit(tx, doerOf(actor), { act: 'ao-codes.imported', detail: { added, changed, lines: outcome.lines } })
  return outcome
}

export async function removeAoCode(tx: Tx, actor: Actor, id: string): Promise<void> {
  const removed = await tx.deleteFrom('ao_code').where('id', '=', id).returningAll().executeTakeFirst()
  if (!removed) throw notFound('This AO code does not exist.')
  await recordAudit(tx, doerOf(actor), { act: 'ao-code.removed', subject: aoName(factsOf(removed)) })
}

async function knownAoCodes(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('ao_code').selectAll().execute()
  return new Map(rows.map(factsOf).map((facts) => [aoName(facts), aoText(facts)]))
}

async function writeAoCodes(tx: Tx, all: AoFacts[]): Promise<void> {
  await tx
    .insertInto('ao_code')
    .values(
      all.map((facts) => ({
        area_code: facts.areaCode,
        ao_type: facts.aoType,
        range_code: facts.rangeCode,
        ao_number: facts.aoNumber,
        city: facts.city,
        description: facts.description,
      })),
    )
    .onConflict((oc) =>
      oc.constraint('ao_code_once').doUpdateSet((eb) => ({
        city: eb.ref('excluded.city'),
        description: eb.ref('excluded.description'),
      })),
    )
    .execute()
}

interface AoRow {
  area_code: string
  ao_type: string
  range_code: number
  ao_number: number
  city: string
  description: string
}

const factsOf = (row: AoRow): AoFacts => ({
  areaCode: row.area_code,
  aoType: row.ao_type,
  rangeCode: row.range_code,
  aoNumber: row.ao_number,
  city: row.city,
  description: row.description,
})
