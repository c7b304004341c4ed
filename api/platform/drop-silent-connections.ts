import type { Socket } from 'node:net'
import type pg from 'pg'

/** The open connections of a pool, and since when something was asked on each of them without a word coming back. */
export interface ConnectionGuard {
  add(client: pg.ClientBase): void
  /** Every one of them: what is asked on it fails at once, and the pool opens new ones. */
  dropAll(): void
  close(): void
}

/**
 * Ends connections that have kept silent for longer than any statement may take. The server's own limit ends a
 * statement only while the server is well; behind a network that lost us, or of a process that is stopped, nobody else
 * would ever give it up.
 */
export function dropSilentConnections(limit: number): ConnectionGuard {
  /** The turn in which something was asked, until an answer comes. */
  const asked = new Map<Socket, number | undefined>()
  const length = Math.min(1000, limit / 4)
  let turn = 0

  // Turns are counted, not the clock: while a long piece of our own work keeps the loop busy, answers wait unread.
  function dropSilent(): void {
    turn += 1
    for (const [socket, since] of asked) {
      if (since !== undefined && (turn - since) * length > limit) socket.destroy()
    }
  }

  const timer = setInterval(() => setImmediate(dropSilent), length).unref()
  return {
    add(client) {
      const socket = socketOf(client)
      asked.set(socket, undefined)
      const write = socket.write.bind(socket) as (...parts: unknown[]) => boolean
      socket.write = ((...parts: unknown[]) => {
        if (asked.get(socket) === undefined) asked.set(socket, turn)
        return write(...parts)
      }) as Socket['write']
      socket.on('data', () => asked.set(socket, undefined))
      socket.once('close', () => asked.delete(socket))
    },
    dropAll() {
      for (const socket of asked.keys()) socket.destroy()
    },
    close() {
      clearInterval(timer)
    },
  }
}

/** The library keeps it to itself, but has no other way to give a dead connection up. */
const socketOf = (client: pg.ClientBase): Socket =>
  // cast: the types of the library do not name it
  (client as unknown as { connection: { stream: Socket } }).connection.stream
