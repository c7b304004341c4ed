import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { demoPassword } from '../database/demo/people.ts'
import { startServer } from './testing/server-process.ts'

const rounds = 8
const writers = 6

interface Client {
  post(call: string, body: unknown): Promise<Response>
}

async function signIn(address: string): Promise<Client> {
  const json = { 'content-type': 'application/json' }
  const credentials = JSON.stringify({ userName: 'admin', password: demoPassword })
  const login = await fetch(`${address}/api/auth/login`, { method: 'POST', headers: json, body: credentials })
  const { token } = (await login.json()) as { token: string }
  const headers = { ...json, authorization: `Bearer ${token}` }
  return {
    post: (call, body) => fetch(`${address}/api${call}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  }
}

/** Writes until the server is gone and counts what was answered. */
async function writeOn(client: Client, onAnswer: () => void): Promise<void> {
  for (;;) {
    const change = { prop: 'loginNotification', value: 'true' }
    const answer = await client.post('/backend/my-profile/update-setting', change).catch(() => undefined)
    if (answer?.status !== 200) return
    onAnswer()
  }
}

const ownChanges = {
  filters: [
    { field: 'act', opt: 'equals', value1: 'setting.changed' },
    { field: 'ip', opt: 'equals', value1: '127.0.0.1' },
  ],
}

test(`${rounds} kills -9 in a row, each amid writes: nothing answered is lost`, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kendra-kill-'))
  let answered = 0
  const count = () => {
    answered += 1
  }
  try {
    for (let round = 1; round <= rounds; round++) {
      const server = await startServer({ DATA_DIR: dataDir, DEMO: '1' })
      const client = await signIn(server.address)
      const before = answered
      const found = (await (await client.post('/backend/settings/audit-list', ownChanges)).json()) as {
        filterRecords: number
      }
      expect(found.filterRecords).toBeGreaterThanOrEqual(answered)
      expect(found.filterRecords).toBeLessThanOrEqual(answered + writers * (round - 1))
      const running = Array.from({ length: writers }, () => writeOn(client, count))
      while (answered < before + 60) await new Promise((resolve) => setTimeout(resolve, 5))
      await server.end('SIGKILL')
      await Promise.all(running)
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})
