import type { Selectable } from 'kysely'
import type { PanEsignSandboxTable } from '../../../database/schema.ts'
import type { Tx } from '../../platform/database.ts'

export type SandboxSignature = Selectable<PanEsignSandboxTable>

export async function insertSandboxSignature(tx: Tx, id: string): Promise<void> {
  await tx.insertInto('pan_esign_sandbox').values({ id }).execute()
}

/** What is signed stays signed; anything else can be decided again. */
export function decideSandboxSignature(
  tx: Tx,
  id: string,
  state: SandboxSignature['state'],
): Promise<SandboxSignature | undefined> {
  return tx
    .updateTable('pan_esign_sandbox')
    .set((eb) => ({ state, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .returningAll()
    .executeTakeFirst()
}
