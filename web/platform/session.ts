import { useSyncExternalStore } from 'react'
import { isRecord } from '../../contract/kernel/from-outside.ts'

/** The person behind the access token, as its claims tell. */
export interface User {
  displayName: string
  code: string
  /** As the token spells it; compare in any letter case. */
  role?: string
}

export interface Session {
  token: string
  refreshToken: string
  /** Absent when the token cannot be read. */
  user?: User
  /** Counts sign-ins: a renewed token keeps the number, another sign-in does not. */
  signIn: number
}

interface MaybeTokens {
  token?: string | null
  refreshToken?: string | null
}

const listeners = new Set<() => void>()
let cached: Session | undefined
let lost: Session | undefined
let signIn = 0

/** Signed in only if both tokens are there. The storage of the tab is the one truth, so it is read every time. */
export function readSession(): Session | undefined {
  // A page that the server renders is everybody's.
  if (typeof sessionStorage === 'undefined') return undefined
  const token = sessionStorage.getItem('token')
  const refreshToken = sessionStorage.getItem('refreshToken')
  if (!token || !refreshToken) {
    // Not by signing out, which forgets it first: somebody has taken the tokens away.
    lost = cached ?? lost
    cached = undefined
  } else if (cached?.token !== token || cached.refreshToken !== refreshToken) {
    cached = { token, refreshToken, user: readUser(token), signIn }
  }
  return cached
}

/** The sign-in of this page whose tokens were taken out of the storage by something else than signing out. */
export function lostSession(): Session | undefined {
  return readSession() ? undefined : lost
}

/** Stores the tokens of a new sign-in; half a pair is not stored. */
export function saveSession(tokens: MaybeTokens): void {
  if (!tokens.token || !tokens.refreshToken) return
  signIn += 1
  store(tokens.token, tokens.refreshToken)
}

/** Swaps the tokens of a running sign-in. Does nothing when the tab has moved on to another session meanwhile. */
export function renewSession(from: Session, tokens: MaybeTokens): boolean {
  if (!tokens.token || !tokens.refreshToken || !isCurrent(from)) return false
  store(tokens.token, tokens.refreshToken)
  return true
}

/** Takes up a lost sign-in with new tokens of the same person. */
export function regainSession(from: Session, tokens: MaybeTokens): boolean {
  if (!tokens.token || !tokens.refreshToken || lostSession()?.refreshToken !== from.refreshToken) return false
  store(tokens.token, tokens.refreshToken)
  return true
}

export function clearSession(): void {
  cached = undefined
  lost = undefined
  sessionStorage.removeItem('token')
  sessionStorage.removeItem('refreshToken')
  signIn += 1
  tellListeners()
}

export function isCurrent(session: Session): boolean {
  return readSession()?.refreshToken === session.refreshToken
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribeToSession, readSession)
}

function store(token: string, refreshToken: string): void {
  lost = undefined
  sessionStorage.setItem('token', token)
  sessionStorage.setItem('refreshToken', refreshToken)
  tellListeners()
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}

/** Which sign-in a token belongs to, and when it was made; nothing of one that cannot be read. */
export function chainOf(token: string): { signIn: string; madeAt: number } | undefined {
  try {
    const { sid, iat } = decodeClaims(token)
    return typeof sid === 'string' && typeof iat === 'number' ? { signIn: sid, madeAt: iat } : undefined
  } catch {
    return undefined
  }
}

export function readUser(token: string): User | undefined {
  try {
    const claims = decodeClaims(token)
    const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '')
    return { displayName: text('name'), code: text('sub'), role: text('role') || undefined }
  } catch (error) {
    console.error('The access token cannot be read.', error)
    return undefined
  }
}

/** Names may be in any script, so the payload is read as UTF-8 and not byte by byte. */
function decodeClaims(token: string): Record<string, unknown> {
  const payload = token.split('.')[1]
  if (!payload) throw new Error('The token has no payload.')
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
  const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (!isRecord(claims)) throw new Error('The payload is no object.')
  return claims
}
