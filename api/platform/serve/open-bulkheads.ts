import { openTurns, type Turns } from '../open-turns.ts'

/** A piece of work that wants a connection: what it belongs to, and who asked for it. */
export interface BulkheadClaim {
  kind: string
  caller: string
}

/** Does the work when its kind and its caller have room, or refuses after a bounded wait. */
export type Bulkheads = Pick<Turns<BulkheadClaim>, 'run'>

interface Bounds {
  perKind: number
  perCaller: number
  /** Milliseconds until who waits is refused. */
  wait: number
}

/**
 * Keeps trouble where it arises: work of one kind, such as everything about GST, and work of one caller may take only
 * a part of the connections, however much of it there is. What waits for a locked table or for one eager person
 * therefore leaves connections for everybody else.
 */
export function openBulkheads({ perKind, perCaller, wait }: Bounds): Bulkheads {
  return openTurns<BulkheadClaim>({
    hasRoom: ({ kind, caller }, running) =>
      running.filter((other) => other.kind === kind).length < perKind &&
      running.filter((other) => other.caller === caller).length < perCaller,
    wait,
  })
}
