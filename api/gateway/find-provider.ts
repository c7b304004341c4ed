import type { GatewayProvider } from '../../contract/gateway.ts'
import { isSandboxOpen } from '../catalogue/is-sandbox-open.ts'
import { readCredential } from '../catalogue/read-credential.ts'
import type { Db } from '../platform/database.ts'
import type { Gate } from './gate.ts'
import type { Provider } from './provider.ts'
import { openRazorpay } from './razorpay.ts'
import { openSandbox } from './sandbox.ts'

/** A provider as it is set up now. One that is switched off still answers for the orders it has. */
export async function findProvider(db: Db, gate: Gate, name: GatewayProvider): Promise<Provider | undefined> {
  const provider = name === 'sandbox' ? openSandbox(gate) : await setUpRazorpay(db, gate)
  // Whoever pays in test mode pays nothing, wherever it is done.
  const allowed = !provider?.testMode || (await isSandboxOpen(db, gate.config, 'gateway-sandbox'))
  return allowed ? provider : undefined
}

async function setUpRazorpay(db: Db, { config }: Gate): Promise<Provider | undefined> {
  const credential = await readCredential(db, 'gateway')
  const { publicUrl, allowPrivateHosts } = config
  return credential && openRazorpay(credential, { publicUrl, privateHosts: allowPrivateHosts })
}

/** Where new orders are paid: at the gateway if it is active, else in the sandbox where that is open. */
export async function chooseProvider(db: Db, gate: Gate): Promise<Provider | undefined> {
  const active = (await readCredential(db, 'gateway'))?.active
  return (active && (await findProvider(db, gate, 'razorpay'))) || findProvider(db, gate, 'sandbox')
}
