import { refresh, type Tokens } from '../../contract/session.ts'
import { errorOf } from './call-error.ts'
import { endSession, isEnded } from './ended-session.ts'
import { errorText } from './error-text.ts'
import { isCurrent, readSession, renewSession, type Session } from './session.ts'
import { askTabs, tellTabs } from './shared-tokens.ts'
import { transport } from './transport.ts'

/** 'renewed': go on with the new token. 'over': the sign-in has ended, or the tab belongs to another one now. */
export type Refreshed = 'renewed' | 'over'

let underWay: { from: Session; outcome: Promise<Refreshed> } | undefined

/** Asks for new tokens once, however many requests are waiting for them. Throws when the server cannot be reached. */
export function refreshSession(from: Session): Promise<Refreshed> {
  if (isEnded(from)) return Promise.resolve('over')
  if (underWay?.from.refreshToken === from.refreshToken) return underWay.outcome
  const outcome = askForTokens(from).finally(() => {
    if (underWay?.outcome === outcome) underWay = undefined
  })
  underWay = { from, outcome }
  return outcome
}

async function askForTokens(from: Session): Promise<Refreshed> {
  await askTabs(from.token)
  // Another tab had newer ones: they are in the session already.
  if (!isCurrent(from)) return readSession()?.signIn === from.signIn ? 'renewed' : 'over'
  const response = await transport({
    method: refresh.method,
    path: refresh.path,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ Token: from.token, refreshToken: from.refreshToken }),
  })
  if (response.ok) {
    const tokens = (await response.json()) as Tokens
    if (!renewSession(from, tokens)) return readSession()?.signIn === from.signIn ? 'renewed' : 'over'
    tellTabs(tokens)
    return 'renewed'
  }
  // Only a refusal ends the sign-in; a server that is away or busy is asked again later.
  const refusal = await errorOf(response)
  if (![400, 401, 403].includes(response.status)) throw refusal
  if (isCurrent(from)) endSession(from, errorText(refusal))
  return 'over'
}
