import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { startEmbedded, throwawayFolder } from '../database/embedded/start-embedded.ts'
import { openDatabaseLine } from './testing/database-line.ts'
import { startServer } from './testing/server-process.ts'

const folder = throwawayFolder()
const database = await startEmbedded({ dir: folder, throwaway: true })
const line = await openDatabaseLine(database.url)
const server = await startServer({ DATABASE_URL: line.url, DATA_DIR: path.join(folder, 'portal'), DEMO: '1' })
const token = await signIn()
afterAll(async () => {
  await server.end('SIGTERM')
  await line.close()
  await database.stop()
})

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'admin', password: 'Demo@12345' }),
  })
  return ((await answer.json()) as { token: string }).token
}

interface Answer {
  status: number
  ms: number
  /** When it was there, from the fault on. */
  at: number
}

async function ask(call: string, since: number): Promise<Answer> {
  const begun = performance.now()
  const answer = await fetch(`${server.address}${call}`, {
    method: call.startsWith('/api/backend') ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: call.startsWith('/api/backend') ? '{}' : undefined,
  })
  await answer.arrayBuffer()
  const now = performance.now()
  return { status: answer.status, ms: now - begun, at: now - since }
}

const calls = [
  '/api/backend/nsdlpan/physical/pan-list',
  '/api/backend/settings/audit-list',
  '/api/auth/me',
  '/api/business-info',
]

/** Eight callers at work, one who asks whether the server is ready, and one who asks for nothing of the database. */
function beginLoad() {
  const since = performance.now()
  let going = true
  const answers: Record<'work' | 'ready' | 'light', Answer[]> = { work: [], ready: [], light: [] }
  const loop = async (call: () => string, kind: keyof typeof answers, rest: number) => {
    while (going) {
      answers[kind].push(await ask(call(), since))
      await pause(rest)
    }
  }
  let turn = 0
  const nextCall = () => calls[turn++ % calls.length] ?? ''
  const loops = [
    ...Array.from({ length: 8 }, () => loop(nextCall, 'work', 5)),
    loop(() => '/readyz', 'ready', 100),
    loop(() => '/healthz', 'light', 50),
  ]
  return {
    answers,
    since,
    async end() {
      going = false
      await Promise.all(loops)
    },
  }
}

/** Every process of this PostgreSQL: a stopped postmaster alone would leave its connections working. */
function processes(): number[] {
  const postmaster = readFileSync(path.join(database.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0] ?? ''
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' })
  return [postmaster, ...children.split('\n')].map(Number).filter((pid) => pid > 0)
}

let stopped: number[] = []
const faults: { name: string; begin(): void; heal(): void }[] = [
  {
    name: 'stopped by SIGSTOP',
    begin() {
      stopped = processes()
      for (const pid of stopped) process.kill(pid, 'SIGSTOP')
    },
    heal() {
      for (const pid of stopped.reverse()) process.kill(pid, 'SIGCONT')
    },
  },
  { name: 'behind a black hole', begin: () => line.swallow(), heal: () => line.open() },
  { name: 'two seconds slow', begin: () => line.delay(2000), heal: () => line.open() },
  { name: 'torn away', begin: () => line.tear(), heal: () => line.open() },
]

const slowest = (answers: Answer[]) => Math.round(Math.max(0, ...answers.map(({ ms }) => ms)))

describe.each(faults)('a database that is $name for 25 seconds, under load', ({ name, begin, heal }) => {
  it('is told by a 503 within three seconds, harms nothing else, and leaves no dead connection', async () => {
    const warm = beginLoad()
    await pause(2000)
    await warm.end()
    expect(new Set(warm.answers.work.map(({ status }) => status))).toEqual(new Set([200]))

    const load = beginLoad()
    await pause(300)
    begin()
    const begun = performance.now() - load.since
    await pause(25_000)
    heal()
    const healed = performance.now() - load.since
    await pause(4000)
    await load.end()

    const { work, ready, light } = load.answers
    const during = work.filter(({ at }) => at > begun && at < healed)
    const first503 = Math.round((during.find(({ status }) => status === 503)?.at ?? Infinity) - begun)
    const later = work.filter(({ at, ms }) => at - ms > healed + 1000)
    const figures = {
      fault: name,
      'first 503 after (ms)': first503,
      'slowest call meanwhile (ms)': slowest(during),
      'slowest /readyz (ms)': slowest(ready),
      'slowest /healthz (ms)': slowest(light),
      'calls meanwhile': during.length,
      'calls from a second after it healed': later.length,
      'of them not 200': later.filter(({ status }) => status !== 200).length,
      'slowest of them (ms)': slowest(later),
    }
    console.table([figures])
    expect(first503).toBeLessThan(3000)
    expect(new Set(during.map(({ status }) => status)).size).toBeLessThanOrEqual(2)
    expect(during.every(({ status }) => status === 200 || status === 503)).toBe(true)
    expect(slowest(during)).toBeLessThan(5000)
    expect(slowest(ready)).toBeLessThan(1500)
    expect(ready.some(({ status, at }) => status === 503 && at > begun && at < healed)).toBe(true)
    expect(light.every(({ status }) => status === 200)).toBe(true)
    expect(later.length).toBeGreaterThan(50)
    expect(later.filter(({ status }) => status !== 200)).toEqual([])
    expect((await ask('/readyz', 0)).status).toBe(200)
  })
})
