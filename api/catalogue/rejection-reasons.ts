import type { ReasonModule } from '../../contract/catalogue/rejection-reason.ts'
import type { Db } from '../platform/database.ts'

export interface RejectionReason {
  code: string
  reason: string
  remedy: string
}

/** The reasons that can be chosen in a module now, in their order. */
export function rejectionReasons(db: Db, module: ReasonModule): Promise<RejectionReason[]> {
  return db
    .selectFrom('rejection_reason')
    .select(['code', 'reason', 'remedy'])
    .where('module', '=', module)
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
