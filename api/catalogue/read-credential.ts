import type { CredentialMode, CredentialView } from '../../contract/catalogue/api-credential.ts'
import { fieldsOf, type ProviderName, providerNames } from '../../contract/catalogue/credential-providers.ts'
import type { Db } from '../platform/database.ts'
import { findCredential, type StoredCredential, unsealField } from './credential-store.ts'

/** What a module needs to talk to a provider; secrets are open, so it never leaves the server. */
export interface Credential {
  mode: CredentialMode
  active: boolean
  values: Record<string, string>
}

/** A provider's credentials with their secrets, or nothing while none are saved. */
export async function readCredential(db: Db, provider: ProviderName): Promise<Credential | undefined> {
  const stored = await findCredential(db, provider)
  if (!stored) return undefined
  const secrets = Object.entries(stored.sealed).map(([field, sealed]) => [field, unsealField(provider, field, sealed)])
  return { mode: stored.mode, active: stored.active, values: { ...stored.plain, ...Object.fromEntries(secrets) } }
}

/** Every provider as a screen may see it: of a secret its last four signs, of a short one nothing. */
export async function listCredentials(db: Db): Promise<CredentialView[]> {
  return Promise.all(providerNames.map(async (provider) => viewOf(provider, await findCredential(db, provider))))
}

function viewOf(provider: ProviderName, stored: StoredCredential | undefined): CredentialView {
  const fields = fieldsOf(provider)
  const plain = fields.filter(([, { kind }]) => kind !== 'secret')
  const secret = fields.filter(([, { kind }]) => kind === 'secret')
  return {
    provider,
    mode: stored?.mode ?? 'test',
    active: stored?.active ?? false,
    plain: Object.fromEntries(plain.map(([name]) => [name, stored?.plain[name] ?? ''])),
    masked: Object.fromEntries(secret.map(([name]) => [name, maskOf(provider, name, stored?.sealed[name])])),
    updatedAt: stored?.updatedAt.toISOString() ?? null,
  }
}

const shortest = 12

function maskOf(provider: ProviderName, field: string, sealed: string | undefined): string {
  if (!sealed) return ''
  const secret = unsealField(provider, field, sealed)
  return `••••••••${secret.length < shortest ? '' : secret.slice(-4)}`
}
