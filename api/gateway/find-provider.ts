import type { GatewayProvider } from '../../contract/gateway.ts'
import { readCredential } from '../catalogue/read-credential.ts'
import type { Db } from '../platform/database.ts'
import type { Gate } from './gate.ts'
import type { Provider } from './provider.ts'
import { openRazorpay } from './razorpay.ts'
import { openSandbox } from './sandbox.ts'

/** A provider as it is set up now. One that is switched off still answers for the orders it has. */
export async function findProvider(db: Db, gate: Gate, name: GatewayProvider): Promise<Provider | undefined> {
  if (name === 'sandbox') return (await isSandboxOpen(db, gate)) ? openSandbox(gate) : undefined
  const credential = await readCredential(db, 'gateway')
  const { publicUrl, allowPrivateHosts } = gate.config
  return credential && openRazorpay(credential, { publicUrl, privateHosts: allowPrivateHosts })
}

/** Where new orders are paid: at the gateway if it is active, else in the sandbox where that is open. */
export async function chooseProvider(db: Db, gate: Gate): Promise<Provider | undefined> {
  const active = (await readCredential(db, 'gateway'))?.active
  return (active && (await findProvider(db, gate, 'razorpay'))) || findProvider(db, gate, 'sandbox')
}

/** It credits wallets for nothing, so in production an admin must have switched it on. The demo's people are invented. */
async function isSandboxOpen(db: Db, { config }: Gate): Promise<boolean> {
  if (!config.production || config.demo) return true
  return (await readCredential(db, 'gateway-sandbox'))?.active ?? false
}
