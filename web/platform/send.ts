import { type CallError, errorOf } from './call-error.ts'
import { endLostSession } from './ended-session.ts'
import { tellMaybeDone } from './maybe-done.ts'
import { refreshSession } from './refresh-session.ts'
import { readSession, type Session } from './session.ts'
import { onlyAsks, transport, type Wire } from './transport.ts'

export interface Outgoing extends Wire {
  /** For calls open to anyone a 401 is an answer about the input, not about the session. */
  open?: boolean
}

/** Sends with the access token; a 401 is answered by one refresh and one replay. Throws CallError for every refusal. */
export async function send(outgoing: Outgoing): Promise<Response> {
  const session = readSession()
  const response = await sendAs(session, outgoing)
  if (response.ok) return response
  const refusal = await refusalOf(response, outgoing)
  if (response.status !== 401 || outgoing.open) throw refusal
  const renewed = session && (await renew(session))
  if (!renewed) {
    endLostSession()
    throw refusal
  }
  const replayed = await sendAs(renewed, outgoing)
  if (!replayed.ok) throw await refusalOf(replayed, outgoing)
  return replayed
}

/** A proxy says these where the server has not answered it; the server itself never does. */
const answeredForTheServer = [502, 504]

function refusalOf(response: Response, outgoing: Outgoing): Promise<CallError> {
  const maybeDone = answeredForTheServer.includes(response.status) && !onlyAsks(outgoing)
  if (maybeDone) tellMaybeDone()
  return errorOf(response, maybeDone)
}

/** The session to replay with; none when the sign-in ended or someone else signed in meanwhile. */
async function renew(session: Session): Promise<Session | undefined> {
  const current = readSession()
  if (current?.signIn !== session.signIn) return undefined
  if (current.token !== session.token) return current
  return (await refreshSession(current)) === 'renewed' ? readSession() : undefined
}

function sendAs(session: Session | undefined, outgoing: Outgoing): Promise<Response> {
  const headers = { accept: 'application/json', ...outgoing.headers }
  return transport({
    ...outgoing,
    headers: session ? { ...headers, authorization: `Bearer ${session.token}` } : headers,
  })
}
