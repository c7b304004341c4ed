import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../api/testing/server-process.ts'
import { demoMerchants, demoPassword } from '../database/demo/people.ts'
import { throwawayFolder } from '../database/embedded/throwaway-folder.ts'

// What one merchant feels while another asks ten times as often as allowed, prints in a loop, or a crowd stands at the
// door: the middle and the slowest hundredth of the first one's calls, beside those of a quiet portal.
// `npm run build`, then `KENDRA_PROGRAMS=dist/api npm run bench bench/neighbours.ts [seconds]`.
const seconds = Number(process.argv[2] ?? 15)
const promised = 1.2

const folder = throwawayFolder()
const server = await startServer({ DATA_DIR: folder, DEMO: '1', RATE_SCALE: '1', TRUST_PROXY: '1', LOG_LEVEL: 'error' })
// Each from a line of its own: whoever shares one with a flood is held up at it.
const lines = { calm: '198.18.0.1', eager: '198.18.0.2' }
const [calm, eager] = await Promise.all(demoMerchants.slice(0, 2).map(({ mobile }) => signIn(mobile)))
const calls = ['/merchant/account/closing', '/merchant/misc/dashboard', '/auth/me']

async function signIn(userName: string): Promise<string> {
  const answer = await send('/auth/login', { body: { userName, password: demoPassword } })
  return ((await answer.json()) as { token: string }).token
}

interface Asking {
  token?: string
  body?: unknown
  from?: string
}

function send(call: string, { token, body, from = lines.eager }: Asking = {}): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': from,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const method = body ? 'POST' : 'GET'
  return fetch(`${server.address}/api${call}`, { method, headers, body: body ? JSON.stringify(body) : undefined })
}

/** Twenty calls a second, whatever the answers take, so that a slow portal cannot hide behind a patient caller. */
async function feel(): Promise<{ middle: number; slowest: number; refused: number }> {
  const taken: number[] = []
  let refused = 0
  const asked = Array.from({ length: seconds * 20 }, async (_, n) => {
    await pause(n * 50)
    const start = performance.now()
    const answer = await send(calls[n % calls.length] ?? '', { token: calm, from: lines.calm })
    await answer.arrayBuffer()
    taken.push(performance.now() - start)
    if (answer.status !== 200) refused += 1
  })
  await Promise.all(asked)
  taken.sort((one, other) => one - other)
  const at = (part: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * part))] ?? 0
  return { middle: at(0.5), slowest: at(0.99), refused }
}

/** Runs a load beside the calm merchant; answers how often it was asked and how often it was told to wait. */
async function beside(load: (() => Promise<Response>) | undefined, perSecond: number) {
  let going = load !== undefined
  const counts = { asked: 0, refused: 0 }
  const running = new Set<Promise<unknown>>()
  const flood = (async () => {
    while (going && load) {
      const one = load()
        .then(async (answer) => {
          counts.asked += 1
          if (answer.status === 429 || answer.status === 503) counts.refused += 1
          await answer.arrayBuffer()
        })
        .catch(() => undefined)
      running.add(one.finally(() => running.delete(one)))
      await pause(1000 / perSecond)
    }
  })()
  const felt = await feel()
  going = false
  await flood
  await Promise.all(running)
  return { ...felt, load: counts }
}

const loads: [string, (() => Promise<Response>) | undefined, number][] = [
  ['nobody else', undefined, 0],
  ['a merchant at ten times the limit', () => send('/merchant/misc/dashboard', { token: eager }), 400],
  ['forms printed in a loop', () => send('/merchant/nsdlpan/dw-form-by-id/1', { token: eager }), 20],
  [
    'a crowd that guesses passwords',
    () => send('/auth/login', { body: { userName: 'x', password: 'wrong word' } }),
    50,
  ],
]
await beside(undefined, 0)
const quiet = await beside(undefined, 0)
for (const [name, load, perSecond] of loads) {
  const felt = await beside(load, perSecond)
  const ratio = felt.slowest / quiet.slowest
  console.log(
    `${name.padEnd(36)} p50 ${felt.middle.toFixed(1)} ms, p99 ${felt.slowest.toFixed(1)} ms, x${ratio.toFixed(2)} (aim ${promised}); ` +
      `${felt.refused} of the own calls refused; ${felt.load.asked} calls beside, ${felt.load.refused} of them refused`,
  )
}
await server.end('SIGTERM')
