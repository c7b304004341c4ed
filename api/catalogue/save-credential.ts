import { sql } from 'kysely'
import type { CredentialChange } from '../../contract/catalogue/api-credential.ts'
import { fieldsOf, type ProviderName } from '../../contract/catalogue/credential-providers.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { checkAddresses } from './check-addresses.ts'
import { findCredential, type StoredCredential, sealField } from './credential-store.ts'
import type { SandboxRules } from './is-sandbox-open.ts'
import { requireRealMoney } from './require-real-money.ts'

interface Saving {
  provider: ProviderName
  change: CredentialChange
  /** Addresses may lead to the own machine or network, without https. */
  privateHosts: boolean
  rules: SandboxRules
}

type Kept = Pick<StoredCredential, 'plain' | 'sealed'>

/** Saves a provider's credentials. The audit list names the fields that were changed, never what they hold. */
export async function saveCredential(tx: Tx, actor: Actor, saving: Saving): Promise<void> {
  const { provider, change } = saving
  await checkAddresses(provider, change.values, saving.privateHosts)
  // A secret left out stays: two who save at once must not each bring back what the other replaced.
  await sql`select pg_advisory_xact_lock(hashtext(${`api_credential ${provider}`}))`.execute(tx)
  const before = await findCredential(tx, provider)
  const kept = keptAfter(provider, change.values, before)
  if (change.active) await requireReady(tx, kept, saving)
  const row = {
    mode: change.mode,
    active: change.active,
    plain: JSON.stringify(kept.plain),
    sealed: JSON.stringify(kept.sealed),
    updated_at: new Date(),
    updated_by: actor.id,
  }
  await tx
    .insertInto('api_credential')
    .values({ provider, ...row })
    .onConflict((oc) => oc.column('provider').doUpdateSet(row))
    .execute()
  await recordAudit(tx, doerOf(actor), {
    act: 'credential.changed',
    subject: provider,
    detail: { mode: change.mode, active: change.active, fields: changedFields(provider, kept, before) },
  })
}

function keptAfter(provider: ProviderName, values: CredentialChange['values'], before: Kept | undefined): Kept {
  const kept: Kept = { plain: {}, sealed: {} }
  for (const [name, { kind }] of fieldsOf(provider)) {
    const given = values[name]
    if (kind !== 'secret') kept.plain[name] = given ?? ''
    else if (given) kept.sealed[name] = sealField(provider, name, given)
    else if (given !== null && before?.sealed[name]) kept.sealed[name] = before.sealed[name]
  }
  return kept
}

/** What is switched off may be half-filled, or wait with a test key. */
async function requireReady(tx: Tx, kept: Kept, { provider, change, rules }: Saving): Promise<void> {
  requireAll(provider, kept)
  if (provider === 'gateway') await requireRealMoney(tx, rules, { mode: change.mode, keyId: kept.plain.keyId ?? '' })
}

function requireAll(provider: ProviderName, { plain, sealed }: Kept): void {
  const missing = fieldsOf(provider).filter(([name]) => !plain[name] && !sealed[name])
  if (missing.length === 0) return
  const fields = Object.fromEntries(missing.map(([name]) => [`values.${name}`, 'Required']))
  throw badRequest('Fill in every field before you switch this on.', fields)
}

function changedFields(provider: ProviderName, after: Kept, before: Kept | undefined): string[] {
  const of = (kept: Kept | undefined, name: string) => kept?.sealed[name] ?? kept?.plain[name] ?? ''
  return fieldsOf(provider)
    .map(([name]) => name)
    .filter((name) => of(after, name) !== of(before, name))
}
