import type { JsonEndpoint, UploadEndpoint } from '../../../contract/kernel/endpoint.ts'
import type { Hooks } from '../platform.ts'
import type { Problem } from '../problem.ts'
import type { CallInput } from './context.ts'
import type { Room } from './open-rooms.ts'

/** Where an open browser is not enough, the caller's own password is asked for first; guesses are counted. */
export async function refuseUnconfirmed<E extends JsonEndpoint | UploadEndpoint>(
  { hooks, kysely }: { hooks: Hooks; kysely: Room['kysely'] },
  endpoint: E,
  input: CallInput<E>,
): Promise<Problem | undefined> {
  if (!endpoint.confirmed) return undefined
  const { ownPassword } = input.body as { ownPassword: string }
  const given = { password: ownPassword, field: 'ownPassword' }
  return hooks.confirmPassword(kysely, input.actor, given)
}
