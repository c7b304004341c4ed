import { demoAoCodes, demoBanks, demoPlaces } from '../../database/demo/masters.ts'
import type { Tx } from '../platform/database.ts'

/** Bank accounts, AO codes and places of the demo. */
export async function addDemoMasters(tx: Tx): Promise<void> {
  await tx.insertInto('bank_account').values(demoBanks).execute()
  await tx.insertInto('ao_code').values(demoAoCodes).execute()
  await tx.insertInto('pincode_place').values(demoPlaces).execute()
}
