import { tryAgain } from '../problem.ts'

/** A piece of work that wants a connection: what it belongs to, and who asked for it. */
export interface Claim {
  kind: string
  caller: string
}

export interface Bulkheads {
  /** Does the work when its kind and its caller have room, or refuses after a bounded wait. */
  run<T>(claim: Claim, work: () => Promise<T> | T): Promise<T>
}

interface Bounds {
  perKind: number
  perCaller: number
  /** Milliseconds until who waits is refused. */
  wait: number
}

interface Waiting {
  claim: Claim
  admit(): void
}

/**
 * Keeps trouble where it arises: work of one kind, such as everything about GST, and work of one caller may take only
 * a part of the connections, however much of it there is. What waits for a locked table or for one eager person
 * therefore leaves connections for everybody else.
 */
export function openBulkheads({ perKind, perCaller, wait }: Bounds): Bulkheads {
  const running = new Map<string, number>()
  const queue = new Set<Waiting>()
  const boundsOf = ({ kind, caller }: Claim) =>
    [
      [`kind ${kind}`, perKind],
      [`caller ${caller}`, perCaller],
    ] as const
  const hasRoom = (claim: Claim) => boundsOf(claim).every(([key, most]) => (running.get(key) ?? 0) < most)

  function begin(claim: Claim): void {
    for (const [key] of boundsOf(claim)) running.set(key, (running.get(key) ?? 0) + 1)
  }

  function end(claim: Claim): void {
    for (const [key] of boundsOf(claim)) {
      const left = (running.get(key) ?? 1) - 1
      if (left > 0) running.set(key, left)
      else running.delete(key)
    }
    for (const waiting of queue) if (hasRoom(waiting.claim)) waiting.admit()
  }

  function takeTurn(claim: Claim): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = {
        claim,
        admit() {
          clearTimeout(timer)
          queue.delete(waiting)
          begin(claim)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        queue.delete(waiting)
        reject(tryAgain())
      }, wait)
      queue.add(waiting)
    })
  }

  return {
    async run(claim, work) {
      if (hasRoom(claim)) begin(claim)
      else await takeTurn(claim)
      try {
        return await work()
      } finally {
        end(claim)
      }
    },
  }
}
