import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import path from 'node:path'
import { freePort } from '../../database/embedded/free-port.ts'
import type { BenchDatabase } from '../run/own-database.ts'
import type { RichMerchant } from './rich-merchants.ts'
import { spend } from './spending-app.ts'

/** The portal as a process of its own, and a way to spend in it over one kept connection per client. */
export async function openPortal({ url, secret }: BenchDatabase) {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', path.resolve(import.meta.dirname, 'serve-spending.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, KENDRA_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const agent = new http.Agent({ keepAlive: true })
  const once = (merchant: RichMerchant) => post({ agent, port, merchant })
  const close = () => {
    agent.destroy()
    child.kill('SIGKILL')
  }
  return { once, close }
}

function post({ agent, port, merchant }: { agent: http.Agent; port: number; merchant: RichMerchant }): Promise<void> {
  const headers = { authorization: `Bearer ${merchant.token}`, 'idempotency-key': randomUUID() }
  return new Promise((resolve, reject) => {
    const request = http.request({ agent, port, method: 'POST', path: `/api${spend.path}`, headers }, (reply) => {
      reply.resume()
      reply.on('end', () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`A spend was answered ${reply.statusCode}.`)),
      )
    })
    request.on('error', reject)
    request.end()
  })
}
