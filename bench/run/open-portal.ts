import { spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '../../database/embedded/free-port.ts'
import { type KeptConnections, openConnections, requestOf } from './kept-connections.ts'
import type { BenchDatabase } from './own-database.ts'

export interface Portal {
  /** Asks over a kept connection; anything but 200 is an error. */
  post(path: string, asked: Asked): Promise<void>
  close(): void
}

interface Asked {
  token: string
  body?: string
  key?: string
}

/** The portal as a process of its own. */
export async function openPortal({ url, secret }: BenchDatabase): Promise<Portal> {
  const port = await freePort()
  const program = path.resolve(import.meta.dirname, '../wallet/serve-spending.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, KENDRA_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const connections = openConnections(port)
  const close = () => {
    connections.close()
    child.kill('SIGKILL')
  }
  return { post: (call, asked) => post(connections, call, asked), close }
}

async function post(connections: KeptConnections, call: string, { token, body, key }: Asked): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) }
  const status = await connections.ask(requestOf({ method: 'POST', path: `/api${call}`, headers, body }))
  if (status !== 200) throw new Error(`${call} was answered ${status}.`)
}
