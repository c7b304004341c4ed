import { sql } from 'kysely'
import { type LawBook, openLawBook } from '../../contract/law/law-book.ts'
import type { Db } from '../platform/database.ts'
import { standingVersions } from './read-versions.ts'

/**
 * Some rules, and the Indian day by the database's time. A sale is dated by that time too, so what is charged and kept
 * back is by the law of the very day that stands on it.
 */
export async function lawNow(db: Db, codes: readonly string[]): Promise<{ law: LawBook; today: string }> {
  const rows = await standingVersions(db)
    .select(sql<string>`(now() at time zone 'Asia/Kolkata')::date`.as('today'))
    .where('code', 'in', codes)
    .execute()
  return { law: openLawBook(rows), today: rows[0]?.today ?? '' }
}
