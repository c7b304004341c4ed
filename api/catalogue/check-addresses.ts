import { isIP } from 'node:net'
import type { CredentialChange } from '../../contract/catalogue/api-credential.ts'
import { fieldsOf, type ProviderName } from '../../contract/catalogue/credential-providers.ts'
import { badRequest } from '../platform/problem.ts'
import { hostOf, refusePrivateHost } from '../platform/refuse-private-host.ts'

/**
 * Addresses begin with https and do not name the own machine or network. What a public-looking name leads to can change
 * at any time, so whoever calls it looks again.
 */
export async function checkAddresses(
  provider: ProviderName,
  values: CredentialChange['values'],
  privateHosts: boolean,
): Promise<void> {
  if (privateHosts) return
  for (const [name, { kind }] of fieldsOf(provider)) {
    const address = values[name]
    if (kind === 'address' && address) await checkAddress(address, `values.${name}`)
  }
}

async function checkAddress(address: string, field: string): Promise<void> {
  if (!address.startsWith('https://') || !URL.canParse(address)) {
    throw badRequest('Please check what you entered.', { [field]: 'Enter an address that starts with https://' })
  }
  const host = hostOf(address)
  if (isIP(host) || !/\.[^.]/.test(host) || host.endsWith('.')) await refusePrivateHost(host, { field, allowed: false })
}
