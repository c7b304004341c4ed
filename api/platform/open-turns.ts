import { type Problem, tryAgain } from './problem.ts'

interface Rules<Claim> {
  /** Whether it may begin beside those that run now. */
  hasRoom(claim: Claim, running: readonly Claim[]): boolean
  /** What to tell whoever would have to wait behind so many others; nothing if they may. */
  refuse?(claim: Claim, waiting: readonly Claim[]): Problem | undefined
  /** The lowest goes first, also before those that came earlier; without it one goes in the order of coming. */
  rank?(claim: Claim): number
  /** Milliseconds until who waits is sent away; without it one waits for as long as it takes. */
  wait?: number
  /** What who has waited in vain is told. */
  late?(claim: Claim, running: readonly Claim[]): Problem
}

export interface Turns<Claim> {
  /** Waits for a turn and answers what to call when it is over. */
  take(claim: Claim): Promise<() => void>
  run<T>(claim: Claim, work: () => Promise<T> | T): Promise<T>
  /** How many wait. */
  readonly waiting: number
}

interface Waiting<Claim> {
  claim: Claim
  admit(): void
}

/** A queue for work that must not be done all at once. The turn goes to the first who has room, so some pass others. */
export function openTurns<Claim>(rules: Rules<Claim>): Turns<Claim> {
  const { hasRoom, refuse, rank = () => 0, wait, late = () => tryAgain() } = rules
  const running: Claim[] = []
  const queue = new Set<Waiting<Claim>>()
  const inOrder = () => [...queue].sort((one, other) => rank(one.claim) - rank(other.claim))

  function begin(claim: Claim): () => void {
    running.push(claim)
    let over = false
    return () => {
      if (over) return
      over = true
      running.splice(running.indexOf(claim), 1)
      for (const waiting of inOrder()) if (hasRoom(waiting.claim, running)) waiting.admit()
    }
  }

  function queueUp(claim: Claim): Promise<() => void> {
    const refusal = refuse?.(
      claim,
      Array.from(queue, (waiting) => waiting.claim),
    )
    if (refusal) throw refusal
    return new Promise((resolve, reject) => {
      const waiting = {
        claim,
        admit() {
          clearTimeout(timer)
          queue.delete(waiting)
          resolve(begin(claim))
        },
      }
      const giveUp = () => {
        queue.delete(waiting)
        reject(late(claim, running))
      }
      const timer = wait === undefined ? undefined : setTimeout(giveUp, wait)
      queue.add(waiting)
    })
  }

  const take = async (claim: Claim) => (hasRoom(claim, running) ? begin(claim) : queueUp(claim))
  return {
    take,
    async run(claim, work) {
      const end = await take(claim)
      try {
        return await work()
      } finally {
        end()
      }
    },
    get waiting() {
      return queue.size
    },
  }
}
