import type { KycState } from '../../contract/kyc-moves.ts'
import type { Tx } from '../platform/database.ts'

/** Where the papers of a person stand. Whether they may stand there the caller has asked the workflow. */
export async function setKycState(tx: Tx, userId: string, state: KycState): Promise<void> {
  await tx.updateTable('app_user').set({ kyc_state: state }).where('id', '=', userId).execute()
}
