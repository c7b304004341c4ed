import { chainOf, readSession, renewSession } from './session.ts'

interface Tokens {
  token: string
  refreshToken: string
}

/** What tabs of one browser tell each other: the newest tokens of a sign-in, or that they look for newer ones. */
type Word = { newest: Tokens } | { looking: string }

const channelName = 'kendra-sign-in'
const answerWithinMs = 150
let channel: BroadcastChannel | undefined

/**
 * A duplicated tab has a copy of the tokens, and the server takes a used refresh token for a stolen one. So whichever tab
 * renews them tells the others, and one that slept asks before it uses its own.
 */
export function shareTokens(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if ('newest' in data) adopt(data.newest)
    else answer(data.looking)
  }
}

export function stopSharing(): void {
  channel?.close()
  channel = undefined
}

export function tellTabs(newest: Tokens): void {
  channel?.postMessage({ newest: { token: newest.token, refreshToken: newest.refreshToken } } satisfies Word)
}

/** Gives other tabs a moment to say that they have newer tokens; what they say is in the session then. */
export async function askTabs(token: string): Promise<void> {
  if (!channel) return
  channel.postMessage({ looking: token } satisfies Word)
  await new Promise((resolve) => setTimeout(resolve, answerWithinMs))
}

/** Only of the same sign-in: tabs of another person in this browser are none of ours. */
function isNewer(token: string, than: string): boolean {
  const [one, other] = [chainOf(token), chainOf(than)]
  return one !== undefined && other !== undefined && one.signIn === other.signIn && one.madeAt > other.madeAt
}

function adopt(newest: Tokens): void {
  const session = readSession()
  if (session && isNewer(newest.token, session.token)) renewSession(session, newest)
}

function answer(token: string): void {
  const session = readSession()
  if (session && isNewer(session.token, token)) tellTabs(session)
}
