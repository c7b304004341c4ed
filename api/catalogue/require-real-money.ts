import type { CredentialMode } from '../../contract/catalogue/api-credential.ts'
import type { Db } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { isSandboxOpen, type SandboxRules } from './is-sandbox-open.ts'

interface GatewayKey {
  mode: CredentialMode
  keyId: string
}

/** Anyone pays a test key with test cards, whatever the mode beside it says. */
const isTestKey = (keyId: string) => /^rzp_test_/i.test(keyId)

/** No real money moves at a gateway with these credentials. */
export const isTestGateway = ({ mode, keyId }: GatewayKey): boolean => mode === 'test' || isTestKey(keyId)

/** A gateway for tests fills wallets for nothing, as the sandbox does: it is switched on only where that is open. */
export async function requireRealMoney(db: Db, rules: SandboxRules, key: GatewayKey): Promise<void> {
  if (!isTestGateway(key) || (await isSandboxOpen(db, rules, 'gateway-sandbox'))) return
  const field: Record<string, string> = isTestKey(key.keyId)
    ? { 'values.keyId': 'This is a test key' }
    : { mode: 'The mode is Test' }
  throw badRequest(
    'In test mode wallets fill up without real money. Use a live key and the mode Live, or first switch on the sandbox for online payments.',
    field,
  )
}
