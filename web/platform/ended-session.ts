import { useSyncExternalStore } from 'react'
import { clearSession, readUser, renewSession, type Session } from './session.ts'
import { hasUnsavedWork } from './unsaved-work.ts'

interface Tokens {
  token: string
  refreshToken: string
}

/** The sign-in that has ended while somebody was typing; the page stays until they sign in again or give up. */
let ended: Session | undefined
const listeners = new Set<() => void>()

function setEnded(session: Session | undefined): void {
  ended = session
  for (const listener of listeners) listener()
}

/** Ends a sign-in that the server no longer knows: at once, or after asking where something typed would be lost. */
export function endSession(session: Session): void {
  if (session.user?.code && hasUnsavedWork()) setEnded(session)
  else clearSession()
}

export const isEnded = (session: Session): boolean => ended?.refreshToken === session.refreshToken

export function useEndedSession(): Session | undefined {
  return useSyncExternalStore(subscribe, () => ended)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Goes on with new tokens of the same person; of another person they are not taken, and nothing changes. */
export function goOnWith(session: Session, tokens: Tokens): boolean {
  const same = readUser(tokens.token)?.code === session.user?.code
  if (!same || !renewSession(session, tokens)) return false
  setEnded(undefined)
  return true
}

/** Leaves the page to whoever comes next. */
export function giveUpSession(): void {
  setEnded(undefined)
  clearSession()
}
