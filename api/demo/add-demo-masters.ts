import { demoAoCodes, demoBanks } from '../../database/demo/masters.ts'
import type { Tx } from '../platform/database.ts'

/** Bank accounts and AO codes of the demo. */
export async function addDemoMasters(tx: Tx): Promise<void> {
  await tx.insertInto('bank_account').values(demoBanks).execute()
  await tx.insertInto('ao_code').values(demoAoCodes).execute()
}
