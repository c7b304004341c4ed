import { once } from 'node:events'
import net from 'node:net'
import { afterEach } from 'vitest'
import type { Browser } from './browser.ts'

interface Beginning {
  /** What the request says of its length; one that says nothing comes in chunks. */
  announced?: number | undefined
  /** How much of the form is sent. */
  sent: number
}

interface HalfUpload {
  /** What came back so far. */
  heard(): string
  /** Sends more of the form, up to so many bytes of it. */
  sendUpTo(bytes: number): void
}

export interface HalfUploads {
  /** Begins to send a form to a call and stays half-way. */
  begin(browser: Browser, beginning: Beginning): Promise<HalfUpload>
  /** Leaves them all, as a browser that is closed does. */
  leave(): void
}

/** Uploads over sockets of their own that begin and do not go on by themselves; after each test they are left. */
export function openHalfUploads(
  address: string,
  { payload, headers }: { payload: Buffer; headers: Record<string, string> },
): HalfUploads {
  const open: net.Socket[] = []
  const leave = () => {
    for (const socket of open.splice(0)) socket.destroy()
  }
  afterEach(leave)

  async function begin(browser: Browser, { announced, sent }: Beginning): Promise<HalfUpload> {
    const { hostname, port, pathname } = new URL(address)
    const socket = net.connect(Number(port), hostname)
    open.push(socket)
    await once(socket, 'connect')
    let heard = ''
    socket.on('data', (part) => {
      heard += part
    })
    socket.on('error', () => undefined)
    const length = announced === undefined ? 'transfer-encoding: chunked' : `content-length: ${announced}`
    socket.write(
      `POST ${pathname} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${browser.tokens?.token}\r\n` +
        `content-type: ${headers['content-type']}\r\n${length}\r\n\r\n`,
    )
    let at = 0
    const sendUpTo = (bytes: number) => {
      const piece = payload.subarray(at, bytes)
      at = bytes
      if (announced === undefined) socket.write(`${piece.length.toString(16)}\r\n`)
      socket.write(piece)
      if (announced === undefined) socket.write('\r\n')
    }
    sendUpTo(sent)
    return { heard: () => heard, sendUpTo }
  }

  return { begin, leave }
}
