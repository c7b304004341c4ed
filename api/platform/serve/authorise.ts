import { type Access, may } from '../../../contract/kernel/role.ts'
import type { Actor, Visitor } from '../actor.ts'
import type { Hooks, Platform } from '../platform.ts'
import { forbidden, signInAgain } from '../problem.ts'
import type { AccessClaims } from '../tokens.ts'
import { vaultKeys } from '../vault.ts'
import type { BudgetOwner } from './budgets.ts'
import type { KnownTokens } from './open-known-tokens.ts'

interface Parts {
  platform: Platform
  hooks: Pick<Hooks, 'findActor'>
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

/**
 * Out of whose budget a call goes: the person's and their sign-in's, or nobody's when the sign-in has ended. Whoever
 * copied a token that was signed out must not spend what its owner has.
 */
export async function budgetOwnerOf(
  parts: Parts,
  claims: AccessClaims,
  { visitor }: Asked,
): Promise<BudgetOwner | undefined> {
  const { platform, hooks, tokens } = parts
  const look = async () => (await hooks.findActor(platform.lookups.kysely, claims, visitor)) !== undefined
  return (await tokens.isAlive(visitor.token ?? '', look))
    ? { person: claims.code, signIn: claims.signInId }
    : undefined
}

/** Finds the living person behind a token and refuses those the endpoint is not for, before the body is read. */
export async function authorise(parts: Parts, claims: AccessClaims, { allow, visitor }: Asked): Promise<Actor> {
  const { platform, hooks, tokens } = parts
  const actor = await hooks.findActor(platform.lookups.kysely, claims, visitor)
  if (!actor) {
    tokens.endToken(visitor.token ?? '')
    throw signInAgain()
  }
  if (!may(allow, actor)) throw forbidden()
  return actor
}
