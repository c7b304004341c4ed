import { builtFor } from '../../texts/built-for.ts'
import { type CallError, errorOf } from './call-error.ts'
import { tellMaybeDone } from './maybe-done.ts'
import { lostSession, readSession, type Session } from './session.ts'
import { onlyAsks, transport, type Wire } from './transport.ts'

export interface Outgoing extends Wire {
  /** For calls open to anyone a 401 is an answer about the input, not about the session. */
  open?: boolean
}

/** Sends with the access token; a 401 is answered by one refresh and one replay. Throws CallError for every refusal. */
export async function sendRequest(outgoing: Outgoing): Promise<Response> {
  const session = readSession()
  const response = await sendAs(session, outgoing)
  if (response.ok) return response
  const refusal = await refusalOf(response, outgoing)
  if (response.status !== 401 || outgoing.open || !(session || lostSession())) throw refusal
  // Fetched with the signed-in areas; a visitor's first page, which has no sign-in to renew, need not carry it. Where it
  // was not and is gone, the refusal stands.
  const renewed = await import('./renew.ts').then(
    ({ renew }) => renew(session),
    () => undefined,
  )
  if (!renewed) throw refusal
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

function sendAs(session: Session | undefined, outgoing: Outgoing): Promise<Response> {
  const headers = { accept: 'application/json', 'accept-language': builtFor, ...outgoing.headers }
  return transport({
    ...outgoing,
    headers: session ? { ...headers, authorization: `Bearer ${session.token}` } : headers,
  })
}
