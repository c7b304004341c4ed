import type { GatewayProvider } from '../../contract/gateway.ts'
import { isSandboxOpen } from '../catalogue/is-sandbox-open.ts'
import { readCredential } from '../catalogue/read-credential.ts'
import type { Db } from '../platform/database.ts'
import type { ProviderContext } from '../provider/provider-context.ts'
import { openRazorpay } from './open-razorpay.ts'
import type { Provider } from './provider.ts'
import { openPaymentSandbox } from './sandbox.ts'

/** A provider as it is set up now. One that is switched off still answers for the orders it has. */
export async function findPaymentProvider(
  db: Db,
  context: ProviderContext,
  name: GatewayProvider,
): Promise<Provider | undefined> {
  const provider = name === 'sandbox' ? openPaymentSandbox(context) : await setUpRazorpay(db, context)
  // Whoever pays in test mode pays nothing, wherever it is done.
  const allowed = !provider?.testMode || (await isSandboxOpen(db, context.config, 'gateway-sandbox'))
  return allowed ? provider : undefined
}

async function setUpRazorpay(db: Db, { config }: ProviderContext): Promise<Provider | undefined> {
  const credential = await readCredential(db, 'gateway')
  const { publicUrl, allowPrivateHosts } = config
  return credential && openRazorpay(credential, { publicUrl, privateHosts: allowPrivateHosts })
}

/** Where new orders are paid: at the gateway if it is active, else in the sandbox where that is open. */
export async function choosePaymentProvider(db: Db, context: ProviderContext): Promise<Provider | undefined> {
  const active = (await readCredential(db, 'gateway'))?.active
  return (active && (await findPaymentProvider(db, context, 'razorpay'))) || findPaymentProvider(db, context, 'sandbox')
}
