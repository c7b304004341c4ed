import type { KeptVersion } from '../../contract/law/law-book.ts'
import type { Db } from '../platform/database.ts'

/** Every version of every rule that stands, of days gone by and of days to come. They are few, and read at once. */
export const readVersions = (db: Db): Promise<KeptVersion[]> =>
  db
    .selectFrom('law_rule_version')
    .select(['code', 'since', 'value', 'source', 'looked_at as lookedAt'])
    .where('state', '=', 'stands')
    .orderBy('id')
    .execute()
