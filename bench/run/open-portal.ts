import { spawn } from 'node:child_process'
import http from 'node:http'
import path from 'node:path'
import { freePort } from '../../database/embedded/free-port.ts'
import type { BenchDatabase } from './own-database.ts'

export interface Portal {
  /** Asks over a kept connection; anything but 200 is an error. */
  post(path: string, asked: { token: string; body?: string; key?: string }): Promise<void>
  close(): void
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
  const agent = new http.Agent({ keepAlive: true })
  const close = () => {
    agent.destroy()
    child.kill('SIGKILL')
  }
  return { post: (call, asked) => post(agent, port, { call, ...asked }), close }
}

interface Asked {
  call: string
  token: string
  body?: string
  key?: string
}

function post(agent: http.Agent, port: number, { call, token, body, key }: Asked): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(key && { 'idempotency-key': key }),
    ...(body && { 'content-type': 'application/json' }),
  }
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, port, method: 'POST', path: `/api${call}`, headers }, (reply) => {
      reply.resume()
      reply.on('end', () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`${call} was answered ${reply.statusCode}.`)),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}
