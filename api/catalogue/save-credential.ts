import { sql } from 'kysely'
import type { CredentialChange } from '../../contract/catalogue/api-credential.ts'
import { credentialProviders, fieldsOf, type ProviderName } from '../../contract/catalogue/credential-providers.ts'
import { backendPaths } from '../../contract/paths.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
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
  now: Date
}

type Kept = Pick<StoredCredential, 'plain' | 'sealed'>

/** Saves a provider's credentials and tells every admin. The audit list has before and after, but no secret. */
export async function saveCredential(tx: Tx, actor: Actor, saving: Saving): Promise<void> {
  const { provider, change } = saving
  await checkAddresses(provider, change.values, saving.privateHosts)
  // A secret left out stays: two who save at once must not each bring back what the other replaced.
  await sql`select pg_advisory_xact_lock(hashtext(${`api_credential ${provider}`}))`.execute(tx)
  const before = await findCredential(tx, provider)
  refuseMovedSecrets(provider, change.values, before)
  const kept = keptAfter(provider, change.values, before)
  if (change.active) await requireReady(tx, kept, saving)
  const row = {
    mode: change.mode,
    active: change.active,
    plain: JSON.stringify(kept.plain),
    sealed: JSON.stringify(kept.sealed),
    updated_at: saving.now,
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
    detail: {
      before: before ? shown(provider, before) : null,
      after: shown(provider, { ...change, ...kept }, before),
    },
  })
  const { name } = credentialProviders[provider]
  await tellAdmins(tx, {
    title: 'The credentials of a provider were changed',
    text: `${actor.code} ${actor.name} has changed the credentials '${name}', which are now ${change.active ? 'on' : 'off'}, in ${change.mode} mode. If you know nothing of it, look at them at once.`,
    link: backendPaths.apiCredentials,
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

/** A secret is for the address it was saved with: sent to another one it would be given away, so it is typed again. */
function refuseMovedSecrets(
  provider: ProviderName,
  values: CredentialChange['values'],
  before: Kept | undefined,
): void {
  const fields = fieldsOf(provider)
  const moved = fields.some(
    ([name, { kind }]) => kind === 'address' && before?.plain[name] && before.plain[name] !== (values[name] ?? ''),
  )
  const left = fields.filter(
    ([name, { kind }]) => kind === 'secret' && before?.sealed[name] && !values[name] && values[name] !== null,
  )
  if (!moved || left.length === 0) return
  const again = 'Enter it again: the saved one belongs to another address'
  const wrong = Object.fromEntries(left.map(([name]) => [`values.${name}`, again]))
  throw badRequest('The address has changed: please enter its secrets again.', wrong)
}

/** What the audit list says of credentials: of a secret only whether there is one, and whether it is another now. */
function shown(provider: ProviderName, kept: Kept & Pick<StoredCredential, 'mode' | 'active'>, before?: Kept) {
  const secretOf = (name: string) => {
    if (!kept.sealed[name]) return 'none'
    return before !== undefined && kept.sealed[name] !== before.sealed[name] ? 'changed' : 'saved'
  }
  const facts = fieldsOf(provider).map(([name, { kind }]) => [
    name,
    kind === 'secret' ? secretOf(name) : (kept.plain[name] ?? ''),
  ])
  return { mode: kept.mode, active: kept.active, ...Object.fromEntries(facts) }
}
