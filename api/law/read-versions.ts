import type { KeptVersion } from '../../contract/law/law-book.ts'
import type { KeptState } from '../../contract/law/version-moves.ts'
import type { Db } from '../platform/database.ts'

/** The versions that stand, of days gone by and of days to come. */
export const standingVersions = (db: Db) =>
  db
    .selectFrom('law_rule_version')
    .select(['code', 'since', 'value', 'source', 'looked_at as lookedAt'])
    .where('state', '=', 'stands' satisfies KeptState)
    .orderBy('id')

/** Those of every rule: they are few, and read at once. */
export const readVersions = (db: Db): Promise<KeptVersion[]> => standingVersions(db).execute()
