import type { FastifyReply } from 'fastify'

/** A signal that fires when the browser goes away before it has its answer. */
export function leaveSignal(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  return left.signal
}
