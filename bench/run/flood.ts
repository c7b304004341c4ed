import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** What is asked over and over, and how often. */
export interface Load {
  url: string
  headers: Record<string, string>
  body?: unknown
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

async function flood({ url, headers, body, perSecond }: Load): Promise<void> {
  const running = new Set<Promise<unknown>>()
  const began = performance.now()
  for (let sent = 0; going; sent += 1) {
    // By the clock: what a busy machine held up is made up for.
    const due = (sent * 1000) / perSecond - (performance.now() - began)
    if (due > 1) await pause(due)
    const one = ask(url, headers, body).finally(() => running.delete(one))
    running.add(one)
  }
  await Promise.all(running)
  process.send?.(counts)
}

async function ask(url: string, headers: Record<string, string>, body: unknown): Promise<void> {
  try {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers,
      body: body ? JSON.stringify(body) : undefined,
    })
    await answer.arrayBuffer()
    counts.asked += 1
    if (answer.status === 429 || answer.status === 503) counts.refused += 1
  } catch {
    // A line that breaks is asked again with the next.
  }
}
