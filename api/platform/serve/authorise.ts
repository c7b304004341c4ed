import { type Access, may } from '../../../contract/kernel/role.ts'
import type { Actor, Visitor } from '../actor.ts'
import type { Hooks, Platform } from '../platform.ts'
import { forbidden, signInAgain } from '../problem.ts'
import { vaultKeys } from '../vault.ts'
import type { KnownTokens } from './known-tokens.ts'

/** Finds the person behind a request and refuses those the endpoint is not for, before anything is read or parsed. */
export async function authorise(
  { platform, hooks, tokens }: { platform: Platform; hooks: Hooks; tokens: KnownTokens },
  asked: { allow: Access; visitor: Visitor },
): Promise<Actor | undefined> {
  if (asked.allow.who === 'anyone') return undefined
  const { token } = asked.visitor
  const claims = token && (await tokens.read(vaultKeys().tokens, token, platform.clock.now()))
  if (!claims) throw signInAgain()
  const actor = await hooks.findActor(platform.database.kysely, claims, asked.visitor)
  if (!actor) throw signInAgain()
  if (!may(asked.allow, actor)) throw forbidden()
  return actor
}
