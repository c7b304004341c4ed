import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LiveEvent } from '../events.ts'
import type { Platform, Web } from '../platform.ts'
import { slowDown } from '../problem.ts'
import { readRequest } from './context.ts'

/** Open pages of one person per process; nobody works in more tabs than that. */
export const mostStreams = 20
const retrySeconds = 30

/** Keeps a stream open per tab and passes on what concerns its person; the end of the sign-in ends it. */
export function eventsHandler({ hub }: Platform, web: Web) {
  const open = new Set<() => void>()
  const byPerson = new Map<string, number>()
  const count = (person: string, change: 1 | -1) => {
    const left = (byPerson.get(person) ?? 0) + change
    if (left > 0) byPerson.set(person, left)
    else byPerson.delete(person)
  }
  web.addHook('preClose', async () => {
    for (const end of open) end()
  })

  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Who only asks for the headers gets them, and no stream.
    if (request.method === 'HEAD') return reply.headers(streamHeaders).send()
    const { actor } = readRequest({}, request)
    if ((byPerson.get(actor.id) ?? 0) >= mostStreams) throw slowDown(retrySeconds)
    count(actor.id, 1)
    const concerns = (event: LiveEvent) =>
      event.signInId
        ? event.signInId === actor.signInId
        : event.userId === actor.id ||
          (event.merchantId !== undefined && event.merchantId === actor.merchantId) ||
          (event.backOffice === true && actor.role !== 'merchant')
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { ...plainHeaders(reply), ...streamHeaders })
    raw.write('retry: 2000\n\n')
    const beat = setInterval(() => raw.write(': still here\n\n'), 20_000)
    const leave = hub.subscribe({
      hear(event) {
        if (!concerns(event)) return
        raw.write(`event: ${event.topic}\ndata: {}\n\n`)
        if (event.topic === 'session-ended') end()
      },
      // The browser comes back by itself and then asks again for whatever it may have missed.
      lose: () => end(),
    })
    const hearNoMore = () => {
      clearInterval(beat)
      leave()
    }
    // A stream closes some time after it has ended. To write in between would be an error that stops the process.
    const end = () => {
      hearNoMore()
      raw.end()
    }
    open.add(end)
    raw.on('error', (error) => request.log.warn({ err: error }, 'live stream'))
    raw.once('close', () => {
      hearNoMore()
      count(actor.id, -1)
      open.delete(end)
    })
    return reply
  }
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // The stream is all this connection is for; when it ends, nothing keeps a stopping server waiting.
  connection: 'close',
}

function plainHeaders(reply: FastifyReply): Record<string, string> {
  const all = Object.entries(reply.getHeaders())
  return Object.fromEntries(all.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
