import { afterAll } from 'vitest'
import type { Browser } from './browser.ts'

/** An open stream of server-sent events, as a tab holds it. */
export interface LiveStream {
  status: number
  headers: Headers
  /** The names of the events so far. */
  heard: string[]
  /** Answers once this event was heard. */
  until(name: string): Promise<void>
  /** Answers once the server has ended the stream. */
  ended: Promise<void>
  leave(): void
}

export async function openStream(address: string, browser: Pick<Browser, 'tokens'>, path: string): Promise<LiveStream> {
  const leaving = new AbortController()
  afterAll(() => leaving.abort())
  const reply = await fetch(`${address}/api${path}`, {
    headers: { authorization: `Bearer ${browser.tokens?.token}` },
    signal: leaving.signal,
  })
  const heard: string[] = []
  const waiting = new Set<() => void>()
  const ended = read(reply, (name) => {
    heard.push(name)
    for (const wake of waiting) wake()
  })
  async function until(name: string): Promise<void> {
    while (!heard.includes(name)) await new Promise<void>((resolve) => waiting.add(resolve))
  }
  return { status: reply.status, headers: reply.headers, heard, until, ended, leave: () => leaving.abort() }
}

async function read(reply: Response, tell: (name: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const part of reply.body ?? []) {
      text += decoder.decode(part as Uint8Array, { stream: true })
      const messages = text.split('\n\n')
      text = messages.pop() ?? ''
      for (const message of messages) {
        const name = /^event: (.+)$/m.exec(message)?.[1]
        if (name) tell(name)
      }
    }
  } catch {
    // The reader left.
  }
}
