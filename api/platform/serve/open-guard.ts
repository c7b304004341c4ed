import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Limit } from '../../../contract/kernel/endpoint.ts'
import type { Hooks, Platform, Web } from '../platform.ts'
import { signInAgain } from '../problem.ts'
import { authorise, budgetOwnerOf, readClaims } from './authorise.ts'
import { openBudgets } from './budgets.ts'
import { openKnownTokens } from './open-known-tokens.ts'
import { visitorOf } from './visitor.ts'

/** Lets a request in to a call, or refuses it, before its body is read. */
type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Who calls, whether they may, and whether they call too often: the same for every call. */
export function openGuard(
  web: Web,
  platform: Platform,
  hooks: Hooks,
): (endpoint: Endpoint, limit: Limit | undefined) => Guard {
  const budgets = openBudgets(platform)
  const secure = platform.config.publicUrl.startsWith('https:')
  const tokens = openKnownTokens()
  const parts = { platform, hooks, tokens }
  const leaveHub = platform.hub.subscribe({
    hear: ({ topic, signInId }) => void (topic === 'session-ended' && signInId && tokens.endSignIn(signInId)),
  })
  web.addHook('onClose', async () => void leaveHub())
  web.decorateRequest('visitor')
  web.decorateRequest('caller')

  return ({ allow }, limit) =>
    async (request, reply) => {
      budgets.refuseFlood(request)
      request.visitor = visitorOf(request, reply, secure)
      const asked = { allow, visitor: request.visitor }
      const claims = await readClaims(parts, asked)
      const budgetOwner = claims && (await budgetOwnerOf(parts, claims, asked))
      budgets.refuseEager(request, budgetOwner)
      if (claims && budgetOwner === undefined) throw signInAgain()
      await budgets.spread(budgetOwner)
      if (claims) request.caller = await authorise(parts, claims, asked)
      await budgets.take(request, limit)
    }
}
