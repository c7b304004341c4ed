import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import type { Tokens } from '../../contract/session.ts'
import { demoPassword } from '../../database/demo/people.ts'
import { freshDatabase } from './fresh-database.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** Two real processes of the portal over one database and one folder of files, with the demo's people. */
export async function openTwoServers(): Promise<[ServerProcess, ServerProcess]> {
  const { start } = await openServerHouse()
  return Promise.all([start('one'), start('two')])
}

export interface ServerHouse {
  databaseUrl: string
  /** Starts a process; after a kill the same name and port take up where it was. */
  start(name: string, port?: number): Promise<ServerProcess>
}

/** A database, a folder of files and a secret that any number of real processes share. */
export async function openServerHouse(): Promise<ServerHouse> {
  const database = await freshDatabase()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kendra-two-'))
  const secret = randomBytes(32).toString('base64')
  afterAll(async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  const start = async (name: string, port?: number) => {
    const server = await startServer({
      ...(port && { PORT: String(port) }),
      DATABASE_URL: database.url,
      KENDRA_SECRET: secret,
      DATA_DIR: path.join(folder, name),
      FILES_URL: path.join(folder, 'files'),
      DEMO: '1',
      DEMO_ROWS: '10',
    })
    // The last hook is the first to run, so the servers end before their database goes.
    afterAll(async () => void (await server.end('SIGTERM')))
    return server
  }
  return { databaseUrl: database.url, start }
}

/** Signs one of the demo's people in over real HTTP. */
export async function signInAt(address: string, userName: string): Promise<{ tokens: Tokens }> {
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: demoPassword }),
  })
  if (!reply.ok) throw new Error(`${userName} could not sign in: ${reply.status}`)
  return { tokens: (await reply.json()) as Tokens }
}
