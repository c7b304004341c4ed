import type { AddressInfo } from 'node:net'
import net from 'node:net'
import { afterAll } from 'vitest'
import { eicarText } from './hostile/hostile-tables.ts'

/** A scanner as clamd speaks: it knows one virus, the test sign of all scanners. It can be told to fall silent. */
export async function startClamd() {
  let silent = false
  let looked = 0
  const server = net.createServer((socket) => {
    const parts: Buffer[] = []
    socket.on('error', () => undefined)
    socket.on('data', (part) => {
      parts.push(part)
      if (silent) return
      const said = Buffer.concat(parts)
      if (said.equals(Buffer.from('zPING\0'))) return void socket.end('PONG\0')
      const content = streamed(said)
      if (!content) return
      looked += 1
      socket.end(content.includes(eicarText) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  const sockets = new Set<net.Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  afterAll(stop)
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    looked: () => looked,
    fallSilent: () => {
      silent = true
    },
    stop,
  }
}

/** The content that was sent, once its last piece, of no length, is there. */
function streamed(said: Buffer): Buffer | undefined {
  const start = Buffer.from('zINSTREAM\0')
  if (!said.subarray(0, start.length).equals(start)) return undefined
  const pieces: Buffer[] = []
  for (let at = start.length; at + 4 <= said.length; ) {
    const length = said.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(said.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
