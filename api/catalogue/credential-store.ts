import type { CredentialMode } from '../../contract/catalogue/api-credential.ts'
import type { ProviderName } from '../../contract/catalogue/credential-providers.ts'
import type { Db } from '../platform/database.ts'
import { seal, unseal } from '../platform/vault.ts'

/** What is kept of a provider: readable fields as they are, secret ones sealed. */
export interface StoredCredential {
  mode: CredentialMode
  active: boolean
  plain: Record<string, string>
  sealed: Record<string, string>
  updatedAt: Date
}

const contextOf = (provider: ProviderName, field: string) => `api_credential.sealed.${provider}.${field}`
export const sealField = (provider: ProviderName, field: string, secret: string): string =>
  seal(secret, contextOf(provider, field))
export const unsealField = (provider: ProviderName, field: string, sealed: string): string =>
  unseal(sealed, contextOf(provider, field))

export async function findCredential(db: Db, provider: ProviderName): Promise<StoredCredential | undefined> {
  const row = await db.selectFrom('api_credential').selectAll().where('provider', '=', provider).executeTakeFirst()
  return (
    row && {
      mode: row.mode,
      active: row.active,
      plain: row.plain,
      sealed: row.sealed,
      updatedAt: row.updated_at,
    }
  )
}
