import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type Asked, openConnections, requestOf } from './kept-connections.ts'

/** What is asked over and over, and how often. */
export interface Load extends Asked {
  port: number
  perSecond: number
}

export interface Flooded {
  asked: number
  refused: number
}

// A process of its own, started by bench/neighbours.ts. A real flood has a machine of its own; here it gives way to the
// portal, so that what is measured is what the portal does with it.
os.setPriority(os.constants.priority.PRIORITY_LOW)

const counts: Flooded = { asked: 0, refused: 0 }
let going = true

process.on('message', (load: Load | 'stop') => {
  if (load !== 'stop') return void flood(load)
  going = false
})
process.once('disconnect', () => process.exit(0))
process.send?.('ready')

async function flood({ port, perSecond, ...asked }: Load): Promise<void> {
  const connections = openConnections(port)
  const request = requestOf(asked)
  const running = new Set<Promise<unknown>>()
  const began = performance.now()
  for (let sent = 0; going; sent += 1) {
    // By the clock: what a busy machine held up is made up for.
    const due = (sent * 1000) / perSecond - (performance.now() - began)
    if (due > 1) await pause(due)
    const one = connections
      .ask(request)
      // A line that breaks is asked again with the next.
      .then(count, () => undefined)
      .finally(() => running.delete(one))
    running.add(one)
  }
  await Promise.all(running)
  connections.close()
  process.send?.(counts)
}

function count(status: number): void {
  counts.asked += 1
  if (status === 429 || status === 503) counts.refused += 1
}
