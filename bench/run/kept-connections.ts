import net from 'node:net'

/** Asks over connections that stay open, and reads of a reply what is needed to know its end: a bench shares the machine with what it measures. */
export interface KeptConnections {
  ask(request: string): Promise<number>
  close(): void
}

export function openConnections(port: number): KeptConnections {
  const idle: net.Socket[] = []
  const all = new Set<net.Socket>()

  async function connected(): Promise<net.Socket> {
    const socket = idle.pop()
    if (socket) return socket
    const opened = net.connect({ port, host: '127.0.0.1', noDelay: true })
    all.add(opened)
    await new Promise<void>((resolve, reject) => opened.once('connect', resolve).once('error', reject))
    opened.removeAllListeners('error')
    return opened
  }

  return {
    async ask(request) {
      const socket = await connected()
      const status = await answered(socket, request)
      idle.push(socket)
      return status
    },
    close() {
      for (const socket of all) socket.destroy()
    },
  }
}

function answered(socket: net.Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let [head, missing, status] = ['', Number.NaN, 0]
    const settle = (end: () => void) => {
      socket.removeAllListeners()
      end()
    }
    socket.on('data', (piece: Buffer) => {
      if (Number.isNaN(missing)) {
        head += piece.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        status = Number(head.slice(9, 12))
        missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) - (head.length - end - 4)
      } else missing -= piece.length
      if (missing <= 0) settle(() => resolve(status))
    })
    socket.once('error', (error) => settle(() => reject(error)))
    socket.once('close', () => settle(() => reject(new Error('The portal closed the connection.'))))
    socket.write(request)
  })
}

export interface Asked {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  /** As JSON. */
  body?: string
}

/** A call as it goes over the line: made once, asked often. */
export function requestOf({ method, path, headers, body }: Asked): string {
  const named = {
    host: '127.0.0.1',
    ...headers,
    ...(body && { 'content-type': 'application/json' }),
    'content-length': Buffer.byteLength(body ?? ''),
  }
  const lines = Object.entries(named).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n')
}
