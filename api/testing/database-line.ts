import net from 'node:net'
import { freePort } from '../../database/embedded/free-port.ts'

/** The line between the portal and its database, to be disturbed in a test. */
export interface DatabaseLine {
  url: string
  /** Everything passes. */
  open(): void
  /** A black hole: connections stay, nothing passes, and what is sent is lost. */
  swallow(): void
  /** Every answer comes so many milliseconds late. */
  delay(ms: number): void
  /** New connections are refused; those that are there go on. */
  refuse(): void
  /** Connections are cut, and new ones refused. */
  tear(): void
  close(): Promise<void>
}

interface Pair {
  inside: net.Socket
  outside: net.Socket
  /** Lost something: as on a real line, it never speaks again. */
  deaf: boolean
}

/** A plain TCP relay on loopback before the database of this address. */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  let late = 0
  let lost = false
  let torn = false

  function relay(pair: Pair, from: net.Socket, to: net.Socket, wait: () => number): void {
    from.on('data', (part) => {
      if (lost) pair.deaf = true
      if (pair.deaf) return
      if (wait() === 0) to.write(part)
      else setTimeout(() => to.writable && to.write(part), wait())
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      to.destroy()
      pairs.delete(pair)
    })
  }

  const server = net.createServer((inside) => {
    if (torn) return void inside.destroy()
    const outside = net.connect(Number(target.port), target.hostname)
    const pair: Pair = { inside, outside, deaf: false }
    pairs.add(pair)
    relay(pair, inside, outside, () => 0)
    relay(pair, outside, inside, () => late)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String(port)

  const cut = () => {
    for (const { inside, outside } of pairs) for (const socket of [inside, outside]) socket.destroy()
  }
  return {
    url: url.href,
    open() {
      late = 0
      lost = false
      torn = false
    },
    swallow() {
      lost = true
    },
    delay(ms) {
      late = ms
    },
    refuse() {
      torn = true
    },
    tear() {
      torn = true
      cut()
    },
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
