import { isSandboxOpen } from '../../catalogue/is-sandbox-open.ts'
import type { Db } from '../../platform/database.ts'
import type { ProviderContext } from '../../provider/provider-context.ts'
import type { EsignProvider } from './provider.ts'
import { openEsignSandbox } from './sandbox.ts'

/** Where applicants sign: the sandbox, where it is open. A provider with an account of ours is opened here, too. */
export async function findEsignProvider(db: Db, context: ProviderContext): Promise<EsignProvider | undefined> {
  return (await isSandboxOpen(db, context.config, 'ekyc-sandbox')) ? openEsignSandbox(context) : undefined
}
