import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.mjs'

/** A built server with demo data of its own, which are gone when it stops. */
export async function startDemoServer() {
  const data = mkdtempSync(path.join(os.tmpdir(), 'kendra-shown-'))
  chmodSync(data, 0o755)
  const port = String(await freePort())
  const address = `http://127.0.0.1:${port}`
  const env = { NODE_ENV: 'production', DEMO: '1', PORT: port, PUBLIC_URL: address, DATA_DIR: data, DATABASE_URL: '' }
  const child = spawn(process.execPath, ['dist/api/server.js'], { env: { ...process.env, ...env }, stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await ready(address, child)
  async function stop() {
    child.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  return { address, stop }
}

async function ready(address, child) {
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The server did not start.')
}
