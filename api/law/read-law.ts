import { type LawBook, openLawBook } from '../../contract/law/law-book.ts'
import type { Db } from '../platform/database.ts'
import { standingVersions } from './read-versions.ts'

/** Some rules, to be asked for what holds on a day. */
export const readLaw = async (db: Db, codes: readonly string[]): Promise<LawBook> =>
  openLawBook(await standingVersions(db).where('code', 'in', codes).execute())
