import { endLostSession } from './ended-session.ts'
import { refreshSession } from './refresh-session.ts'
import { readSession, type Session } from './session.ts'

/** The session to replay with; none when the sign-in ended, was lost, or someone else signed in meanwhile. */
export async function renew(session: Session | undefined): Promise<Session | undefined> {
  const current = readSession()
  if (!current) endLostSession()
  if (!session || current?.signIn !== session.signIn) return undefined
  if (current.token !== session.token) return current
  return (await refreshSession(current)) === 'renewed' ? readSession() : undefined
}
