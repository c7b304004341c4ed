import { describe, expect, it, vi } from 'vitest'
import { backOfficeNotices } from '../../contract/notice.ts'
import { json, serve, tokenOf } from '../testing/network.ts'
import { listen } from './events.ts'
import { readSession, saveSession } from './session.ts'

/** A stream that the test speaks through. */
function aStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
  })
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    say: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  }
}

const path = backOfficeNotices.live.path
const signIn = () => saveSession({ token: tokenOf({ sub: 'A000001', role: 'admin' }), refreshToken: 'r1' })

describe('live updates', () => {
  it('reach every listener of the topic over one stream', async () => {
    signIn()
    const stream = aStream()
    const requests = serve({ [`GET ${path}`]: () => stream.response })
    const [first, second, wallet] = [vi.fn(), vi.fn(), vi.fn()]
    const stops = [
      listen(backOfficeNotices.live, { notice: first }),
      listen(backOfficeNotices.live, { notice: second, wallet }),
    ]
    stream.say('event: notice\ndata: {}\n\nevent: unheard-of\ndata: {}\n\n')
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1))
    expect(first).toHaveBeenCalledTimes(1)
    expect(wallet).not.toHaveBeenCalled()
    expect(requests).toHaveLength(1)
    for (const stop of stops) stop()
  })

  it('come back after a break, and what may have been missed is told', async () => {
    vi.useFakeTimers()
    signIn()
    const streams = [aStream(), aStream()]
    let opened = 0
    serve({ [`GET ${path}`]: () => streams[opened++]?.response ?? json({}, 503) })
    const notice = vi.fn()
    const ended = vi.fn()
    const stop = listen(backOfficeNotices.live, { notice, 'session-ended': ended })
    await vi.advanceTimersByTimeAsync(0)
    streams[0]?.end()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(opened).toBe(2)
    expect(notice).toHaveBeenCalledTimes(1)
    expect(ended).not.toHaveBeenCalled()
    stop()
  })

  it('are opened again when the server has been silent for too long', async () => {
    vi.useFakeTimers()
    signIn()
    const requests = serve({ [`GET ${path}`]: () => aStream().response })
    const stop = listen(backOfficeNotices.live, {})
    await vi.advanceTimersByTimeAsync(59_000)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(requests).toHaveLength(2)
    stop()
  })

  it('renew the token when it has run out, and stop when the sign-in is over', async () => {
    signIn()
    const requests = serve({
      [`GET ${path}`]: () => json({ message: 'Sign in again' }, 401),
      'POST /auth/refresh': () => json({ message: 'No' }, 401),
    })
    const stop = listen(backOfficeNotices.live, {})
    await vi.waitFor(() => expect(readSession()).toBeUndefined())
    expect(requests.map((seen) => seen.path)).toEqual([path, '/auth/refresh'])
    stop()
  })
})
