import { sql } from 'kysely'
import { mostSaved, type SavedReport } from '../../contract/report/saved.ts'
import { reportPageTexts } from '../../texts/en/report-page.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import { conflict, notFound } from '../platform/problem.ts'

export function savedReports(db: Db, actor: Actor): Promise<SavedReport[]> {
  return db
    .selectFrom('saved_report')
    .select(['id', 'name', 'address'])
    .where('user_id', '=', actor.id)
    .orderBy(sql`lower(name)`)
    .execute()
}

/** Keeps the address of a report for this person; under a name that they have already, it takes the place of the other. */
export async function saveReport(tx: Tx, actor: Actor, { name, address }: { name: string; address: string }) {
  await tx
    .insertInto('saved_report')
    .values({ user_id: actor.id, name, address })
    .onConflict((oc) => oc.expression(sql`user_id, lower(name)`).doUpdateSet({ name, address, at: sql`now()` }))
    .execute()
  const { n } = await tx
    .selectFrom('saved_report')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('user_id', '=', actor.id)
    .executeTakeFirstOrThrow()
  if (Number(n) > mostSaved) throw conflict(reportPageTexts.tooManySaved({ most: mostSaved }))
}

export async function forgetReport(tx: Tx, actor: Actor, id: string): Promise<void> {
  const gone = await tx
    .deleteFrom('saved_report')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw notFound()
}
