import { readCredential } from '../../catalogue/read-credential.ts'
import type { Db } from '../../platform/database.ts'
import type { EsignGate } from './esign-gate.ts'
import type { EsignProvider } from './provider.ts'
import { openSandbox } from './sandbox.ts'

/**
 * Where applicants sign. The sandbox asks nobody for proof, so in production an admin must have switched it on; the
 * demo's people are invented. A provider with an account of ours is opened here, from its credentials.
 */
export async function findProvider(db: Db, gate: EsignGate): Promise<EsignProvider | undefined> {
  const { production, demo } = gate.config
  const open = !production || demo || ((await readCredential(db, 'ekyc-sandbox'))?.active ?? false)
  return open ? openSandbox(gate) : undefined
}
