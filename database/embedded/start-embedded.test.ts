import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { program } from './find-binaries.ts'
import { freePort } from './free-port.ts'
import { choosePlace } from './place.ts'
import { isAlive, processIdentity } from './process-identity.ts'
import { programEnvironment } from './run-program.ts'
import { startEmbedded, throwawayFolder } from './start-embedded.ts'

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

function postmasterPid(dataDir: string): number {
  return Number.parseInt(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8'), 10)
}

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(20)
}

/** Another Kendra: a node process of its own that starts PostgreSQL in the folder and says where. */
async function anotherKendra(dir: string): Promise<{ child: ChildProcess; url: string }> {
  const code = `import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'start-embedded.ts'))}
    console.log((await startEmbedded({ dir: ${JSON.stringify(dir)} })).url)
    setInterval(() => {}, 1000)`
  const args = ['--import', 'tsx', '--input-type=module', '-e', code]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = await once(child.stdout, 'data')
  return { child, url: String(url).trim() }
}

describe('a PostgreSQL that keeps its folder', { timeout: 60_000 }, () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'kendra-embedded-test-'))
  const place = choosePlace(dir)

  beforeAll(async () => {
    // What a crash in the middle of the first start leaves behind.
    mkdirSync(path.join(place.pgFolder, 'data.unfinished'))
    writeFileSync(path.join(place.pgFolder, 'data.unfinished', 'PG_VERSION'), '18')
    writeFileSync(path.join(place.pgFolder, 'initdb-password'), 'half')
    const postgres = await startEmbedded({ dir })
    await query(postgres.url, 'create table kept (word text)')
    await postgres.stop()
  }, 60_000)

  afterAll(() => {
    for (const folder of [dir, place.folder]) rmSync(folder, { recursive: true, force: true })
  })

  it('opens as user and database kendra, with scram, on loopback only', async () => {
    const postgres = await startEmbedded({ dir })
    const facts = `select current_user, current_database(), current_setting('listen_addresses'),
      current_setting('max_connections'), (select string_agg(distinct auth_method, ' ') from pg_hba_file_rules)`
    expect(await query(postgres.url, facts)).toEqual(['kendra', 'kendra', '127.0.0.1', '120', 'scram-sha-256'])
    const wrongPassword = postgres.url.replace(/:[^:@/]+@/, ':guess@')
    await expect(query(wrongPassword, 'select 1')).rejects.toThrow('password authentication failed')
    await postgres.stop()
  })

  it('never runs as root', async () => {
    const postgres = await startEmbedded({ dir })
    expect(statSync(path.join(postgres.dataDir, 'postmaster.pid')).uid).not.toBe(0)
    await postgres.stop()
  })

  it('refuses a second start in the same folder, in one sentence, and the first goes on', async () => {
    const postgres = await startEmbedded({ dir })
    await expect(startEmbedded({ dir })).rejects.toThrow(
      `Another Kendra (process ${process.pid}) is using ${place.folder}. Stop it, or choose another folder.`,
    )
    expect(await query(postgres.url, 'select 1')).toEqual([1])
    await postgres.stop()
  })

  it('keeps rows over a restart', async () => {
    const first = await startEmbedded({ dir })
    await query(first.url, `insert into kept values ('restart')`)
    await first.stop()
    const second = await startEmbedded({ dir })
    expect(await query(second.url, `select word from kept where word = 'restart'`)).toEqual(['restart'])
    await second.stop()
  })

  it('ends when its node process is killed with -9, and the next start finds every committed row', async () => {
    const { child, url } = await anotherKendra(dir)
    const pid = postmasterPid(place.dataDir)
    await query(url, `insert into kept values ('killed')`)
    child.kill('SIGKILL')
    await untilGone(pid)
    const postgres = await startEmbedded({ dir })
    expect(await query(postgres.url, `select word from kept where word = 'killed'`)).toEqual(['killed'])
    await postgres.stop()
  })

  it('is refused to us while another process has it', async () => {
    const { child } = await anotherKendra(dir)
    await expect(startEmbedded({ dir })).rejects.toThrow(`Another Kendra (process ${child.pid}) is using`)
    const pid = postmasterPid(place.dataDir)
    child.kill('SIGKILL')
    await untilGone(pid)
  })

  it('takes the place of an orphan that still runs on the data', async () => {
    const port = String(await freePort())
    const args = ['-D', place.dataDir, '-p', port, '-c', 'unix_socket_directories=']
    const orphan = spawn(program(place.home, 'postgres'), args, { ...programEnvironment(place.runAs), stdio: 'pipe' })
    for await (const text of orphan.stderr) if (String(text).includes('ready to accept connections')) break
    const postgres = await startEmbedded({ dir })
    expect(orphan.exitCode).toBe(0)
    expect(await query(postgres.url, 'select 1')).toEqual([1])
    await postgres.stop()
  })

  it('is not fooled by an owner whose process id now belongs to somebody else', async () => {
    writeFileSync(path.join(place.folder, 'owner'), `${process.ppid} an-earlier-boot 12345`)
    const postgres = await startEmbedded({ dir })
    await postgres.stop()
  })
})

describe('a throw-away PostgreSQL', { timeout: 60_000 }, () => {
  it('starts in a folder that only its owner can enter, and leaves nothing behind', async () => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'kendra-closed-'))
    const postgres = await startEmbedded({ dir, throwaway: true, database: 'other' })
    expect(await query(postgres.url, 'select current_database()')).toEqual(['other'])
    await postgres.stop()
    expect([existsSync(dir), existsSync(postgres.dataDir)]).toEqual([false, false])
  })

  it('clears what a killed run left, and not what a living one uses', () => {
    const [left, living, fresh] = [throwawayFolder(), throwawayFolder(), throwawayFolder()]
    writeFileSync(path.join(left, 'owner'), '999999999 gone')
    writeFileSync(path.join(living, 'owner'), processIdentity(process.pid) ?? '')
    const next = throwawayFolder()
    expect([left, living, fresh].map(existsSync)).toEqual([false, true, true])
    for (const folder of [living, fresh, next]) rmSync(folder, { recursive: true })
  })
})
