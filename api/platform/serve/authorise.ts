import { type Access, may } from '../../../contract/kernel/role.ts'
import type { Actor, Visitor } from '../actor.ts'
import type { Hooks, Platform } from '../platform.ts'
import { forbidden, signInAgain } from '../problem.ts'
import type { AccessClaims } from '../tokens.ts'
import { vaultKeys } from '../vault.ts'
import type { KnownTokens } from './known-tokens.ts'

interface Parts {
  platform: Platform
  hooks: Hooks
  tokens: KnownTokens
}

interface Asked {
  allow: Access
  visitor: Visitor
}

/** What a genuine token says, before anything is looked up. A call for signed-in people wants one. */
export async function readClaims(
  { platform, tokens }: Parts,
  { allow, visitor: { token } }: Asked,
): Promise<AccessClaims | undefined> {
  if (allow.who === 'anyone') return undefined
  const claims = token && (await tokens.read(vaultKeys().tokens, token, platform.clock.now()))
  if (!claims) throw signInAgain()
  return claims
}

/** Finds the living person behind a token and refuses those the endpoint is not for, before the body is read. */
export async function authorise({ platform, hooks }: Parts, claims: AccessClaims, asked: Asked): Promise<Actor> {
  const actor = await hooks.findActor(platform.lookups.kysely, claims, asked.visitor)
  if (!actor) throw signInAgain()
  if (!may(asked.allow, actor)) throw forbidden()
  return actor
}
