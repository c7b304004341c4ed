import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { passwordOf } from '../database/embedded/create-cluster.ts'
import { choosePlace } from '../database/embedded/place.ts'
import { startEmbedded } from '../database/embedded/start-embedded.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { type ServerProcess, startServer } from './testing/server-process.ts'

// Each test starts whole processes, and one waits ten seconds for the database to be missed.
vi.setConfig({ testTimeout: 120_000 })

let dataDir: string
const running: ServerProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'kendra-server-'))
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.end('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir, ...env })
  running.push(server)
  return server
}

/** A signed-in client over real HTTP. */
async function client(address: string, userName = 'admin') {
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: 'Demo@12345' }),
  })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return {
    post: (call: string, body: unknown, at = address) =>
      fetch(`${at}/api${call}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    get: (call: string, at = address) => fetch(`${at}/api${call}`, { headers }),
  }
}

describe('starting', () => {
  test('on an empty database there is one admin, and a link to set the password is printed once', async () => {
    const database = await freshDatabase()
    const first = await start({ DATABASE_URL: database.url })
    const link = /http:\S+\/auth\/reset-password\?token=(\S+)/.exec(first.output())
    expect(link).not.toBeNull()
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ token: link?.[1], password: 'the very first one' })
    expect((await fetch(`${first.address}/api/auth/reset-password`, { method: 'POST', headers, body })).status).toBe(
      204,
    )
    const credentials = JSON.stringify({ userName: 'admin', password: 'the very first one' })
    const login = await fetch(`${first.address}/api/auth/login`, { method: 'POST', headers, body: credentials })
    expect(await login.json()).toHaveProperty('token')
    await first.end('SIGTERM')
    const second = await start({ DATABASE_URL: database.url })
    expect(second.output()).not.toContain('reset-password')
    await second.end('SIGTERM')
    await database.drop()
  })

  test('with a database of its own nothing of the portal works as the owner', async () => {
    await start({ DEMO: '1' })
    const place = choosePlace(dataDir)
    const port = (await readFile(path.join(place.dataDir, 'postmaster.pid'), 'utf8')).split('\n')[3]
    const owner = new pg.Client(`postgres://kendra:${passwordOf(place)}@127.0.0.1:${port}/kendra`)
    await owner.connect()
    const names = async () => {
      const others = `backend_type = 'client backend' and pid <> pg_backend_pid()`
      return (await owner.query(`select distinct usename from pg_stat_activity where ${others}`)).rows
    }
    // The owner's connection that prepared the tables is given up before the portal is ready, and ends a moment later.
    await expect.poll(names, { timeout: 10_000 }).toEqual([{ usename: 'kendra_worker' }])
    await owner.end()
  })

  test('a mistake in the settings is told in a sentence', async () => {
    await expect(startServer({ DATA_DIR: dataDir, PORT: '99999', DATABASE_URL: 'mysql://x' })).rejects.toThrow(
      /PORT .*\n?.*DATABASE_URL must look like postgres/s,
    )
  })
})

describe('stopping', () => {
  test('SIGTERM ends with code 0 and loses no request that was running', async () => {
    const database = await freshDatabase()
    const server = await start({ DATABASE_URL: database.url, DEMO: '1' })
    const { post } = await client(server.address)
    const asked = Array.from({ length: 30 }, () => post('/backend/settings/audit-list', { search: 'sign' }))
    await Promise.race(asked)
    const ended = server.end('SIGTERM')
    const statuses = (await Promise.allSettled(asked)).map((answer) =>
      answer.status === 'fulfilled' ? answer.value.status : 'lost',
    )
    expect(statuses).toEqual(Array(30).fill(200))
    expect(await ended).toBe(0)
    await database.drop()
  })

  test('a restart of one of two processes is not noticed by who turns to the other', async () => {
    const database = await freshDatabase()
    const env = { DATABASE_URL: database.url, DEMO: '1', KENDRA_SECRET: randomBytes(32).toString('base64') }
    const [one, two] = [await start(env), await start(env)]
    const { get } = await client(one.address)
    expect((await get('/auth/me', two.address)).status).toBe(200)
    await one.end('SIGTERM')
    expect((await get('/auth/me', two.address)).status).toBe(200)
    await database.drop()
  })
})

describe('when things break', () => {
  test('kill -9 during writes loses nothing that was answered, and the next start needs no help', async () => {
    const server = await start({ DEMO: '1' })
    const { post } = await client(server.address)
    let answered = 0
    const write = async () => {
      for (;;) {
        const value = String(answered % 2 === 0)
        const done = await post('/backend/my-profile/update-setting', { prop: 'loginNotification', value }).catch(
          () => undefined,
        )
        if (done?.status !== 200) return
        answered += 1
      }
    }
    const writers = Array.from({ length: 4 }, write)
    while (answered < 40) await new Promise((resolve) => setTimeout(resolve, 5))
    await server.end('SIGKILL')
    await Promise.all(writers)
    const again = await start({ DEMO: '1' })
    const reader = await client(again.address)
    const filters = [
      { field: 'act', opt: 'equals', value1: 'setting.changed' },
      { field: 'who', opt: 'equals', value1: 'A000001' },
      { field: 'detail', opt: 'contains', value1: 'loginNotification' },
      { field: 'ip', opt: 'equals', value1: '127.0.0.1' },
    ]
    const found = (await (await reader.post('/backend/settings/audit-list', { filters })).json()) as {
      filterRecords: number
    }
    expect(found.filterRecords).toBeGreaterThanOrEqual(answered)
    expect(found.filterRecords).toBeLessThanOrEqual(answered + 4)
  })

  test('without its database the portal answers 503 at once, and is well again by itself', async () => {
    const folder = path.join(dataDir, 'outside')
    const database = await startEmbedded({ dir: folder })
    const server = await start({ DATABASE_URL: database.url, DEMO: '1' })
    const { get } = await client(server.address)
    expect((await get('/auth/me')).status).toBe(200)
    await database.stop()
    const away = await get('/auth/me')
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await away.json()).toEqual({ message: 'The portal is busy. Please try again in a moment.' })
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503)
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    expect((await get('/auth/me')).status).toBe(503)
    const back = await startEmbedded({ dir: folder, port: database.port })
    expect((await get('/auth/me')).status).toBe(200)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    await server.end('SIGTERM')
    await back.stop()
  })
})
