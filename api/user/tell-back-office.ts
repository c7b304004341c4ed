import type { BackOfficeModule } from '../../contract/kernel/role.ts'
import { type NewNotice, raiseNotice } from '../notice/raise-notice.ts'
import type { Tx } from '../platform/database.ts'
import { backOfficeWith } from './back-office-with.ts'

interface Told extends Omit<NewNotice, 'userId'> {
  /** Who need not hear of it, because they did it. */
  exceptId?: string
}

/** Tells everyone of the back office who may work in a module. */
export async function tellBackOffice(tx: Tx, module: BackOfficeModule, { exceptId, ...notice }: Told): Promise<void> {
  const people = await backOfficeWith(tx, module)
  for (const userId of people.filter((id) => id !== exceptId)) await raiseNotice(tx, { userId, ...notice })
}
