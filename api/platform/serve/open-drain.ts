import type { Web } from '../platform.ts'

const grace = 1000

/** The last second of a server that is told to stop. */
export interface Drain {
  readonly draining: boolean
  /** Says 'not ready' and lets go of clients, yet answers what is on its way, before the doors close. */
  begin(): Promise<void>
}

/** Requests that a balancer has already sent, or that wait unread in a socket, would be lost by closing at once. */
export function openDrain(web: Web): Drain {
  let draining = false
  web.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close')
  })
  return {
    get draining() {
      return draining
    },
    async begin() {
      draining = true
      await new Promise((resolve) => setTimeout(resolve, grace))
    },
  }
}
