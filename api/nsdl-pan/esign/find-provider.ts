import { isSandboxOpen } from '../../catalogue/is-sandbox-open.ts'
import type { Db } from '../../platform/database.ts'
import type { EsignGate } from './esign-gate.ts'
import type { EsignProvider } from './provider.ts'
import { openSandbox } from './sandbox.ts'

/** Where applicants sign: the sandbox, where it is open. A provider with an account of ours is opened here, too. */
export async function findProvider(db: Db, gate: EsignGate): Promise<EsignProvider | undefined> {
  return (await isSandboxOpen(db, gate.config, 'ekyc-sandbox')) ? openSandbox(gate) : undefined
}
