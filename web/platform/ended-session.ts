import { useEffect, useSyncExternalStore } from 'react'
import {
  clearSession,
  lostSession,
  readUser,
  regainSession,
  renewSession,
  type Session,
  useSession,
} from './session.ts'
import { shareTokens } from './shared-tokens.ts'
import { hasUnsavedWork } from './unsaved-work.ts'

interface Tokens {
  token: string
  refreshToken: string
}

/** The sign-in that has ended while somebody was typing; the page stays until they sign in again or give up. */
let ended: Session | undefined
/** What the server said when it ended the sign-in of this tab; told until somebody signs in. */
let why = ''
const listeners = new Set<() => void>()

function setEnded(session: Session | undefined): void {
  ended = session
  for (const listener of listeners) listener()
}

/** Ends a sign-in that the server no longer knows: at once, or after asking where something typed would be lost. */
export function endSession(session: Session, reason = ''): void {
  why = reason
  if (session.user?.code && hasUnsavedWork()) setEnded(session)
  else clearSession()
}

export const isEnded = (session: Session): boolean => ended?.refreshToken === session.refreshToken

export const useWhyEnded = (): string =>
  useSyncExternalStore(
    subscribe,
    () => why,
    // A page that the server renders is everybody's.
    () => '',
  )

export function forgetWhyEnded(): void {
  why = ''
}

export function useEndedSession(): Session | undefined {
  return useSyncExternalStore(subscribe, () => ended)
}

/** Ends a sign-in whose tokens are gone from the storage; to be asked when something is refused for want of them. */
export function endLostSession(): void {
  const lost = lostSession()
  if (lost) endSession(lost)
}

/** Of whom the page is: theirs it stays while their sign-in has ended and they are asked to sign in again. */
export function useOwnSession(): Session | undefined {
  const session = useSession()
  const ended = useEndedSession()
  const lost = session ? undefined : lostSession()
  useEffect(() => {
    if (lost) endLostSession()
  }, [lost])
  // Before any of the page's calls can want new tokens: they are sent after it is drawn.
  useEffect(shareTokens, [])
  return session ?? ended ?? lost
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Goes on with new tokens of the same person; of another person they are not taken, and nothing changes. */
export function goOnWith(session: Session, tokens: Tokens): boolean {
  const same = readUser(tokens.token)?.code === session.user?.code
  if (!same || !(renewSession(session, tokens) || regainSession(session, tokens))) return false
  forgetWhyEnded()
  setEnded(undefined)
  return true
}

/** Leaves the page to whoever comes next. */
export function giveUpSession(): void {
  forgetWhyEnded()
  setEnded(undefined)
  clearSession()
}
