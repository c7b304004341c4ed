import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database.ts'
import { readCredential } from './read-credential.ts'

export type SandboxRules = Pick<Config, 'production' | 'demo'>

/** A sandbox proves nothing, so in production an admin must have switched it on. The demo's people are invented. */
export async function isSandboxOpen(
  db: Db,
  { production, demo }: SandboxRules,
  sandbox: 'gateway-sandbox' | 'ekyc-sandbox',
): Promise<boolean> {
  if (!production || demo) return true
  return (await readCredential(db, sandbox))?.active ?? false
}
