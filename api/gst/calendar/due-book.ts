import { stateCodeOf } from '../../../contract/gst/client-gstin.ts'
import type { DueBook } from '../../../contract/gst/due-dates.ts'
import { dueRulesIn } from '../../../contract/gst/due-rules-in.ts'
import type { StateGroup } from '../../../contract/gst/returns-states.ts'
import { type LawBook, openLawBook } from '../../../contract/law/law-book.ts'
import { readVersions } from '../../law/read-versions.ts'
import type { Db } from '../../platform/database.ts'

/** The rules of law, extensions and groups of states as they are kept now. */
export interface KeptBook extends DueBook {
  groupOf(gstin: string): StateGroup
  /** All other rules: late fees, bars, thresholds. */
  law: LawBook
}

export const readExtensions = (db: Db) =>
  db
    .selectFrom('gst_due_extension')
    .select(['id', 'return_type as returnType', 'scheme', 'state_group as stateGroup', 'period'])
    .select(['new_date as newDate', 'notification'])
    .orderBy('id', 'desc')
    .execute()

export async function readDueBook(db: Db): Promise<KeptBook> {
  const states = await db.selectFrom('gst_state_group').select(['code', 'state_group']).execute()
  const groups = new Map(states.map(({ code, state_group }) => [code, state_group]))
  const versions = await readVersions(db)
  return {
    law: openLawBook(versions),
    rules: dueRulesIn(versions),
    extensions: await readExtensions(db),
    groupOf: (gstin) => groups.get(stateCodeOf(gstin)) ?? 'B',
  }
}
