import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { personalPace } from '../api/platform/serve/budgets.ts'
import { startServer } from '../api/testing/server-process.ts'
import { merchantLists } from '../contract/nsdl-pan/lists.ts'
import { demoMerchants, demoPassword } from '../database/demo/people.ts'
import { throwawayFolder } from '../database/embedded/throwaway-folder.ts'
import type { Flooded, Load } from './run/flood.ts'
import { openConnections, requestOf } from './run/kept-connections.ts'

// What one merchant feels while another asks ten times as often as allowed, prints in a loop, or a crowd stands at the
// door: the middle and the slowest hundredth of the first one's calls, beside those of a quiet portal just before.
// `npm run build`, then `KENDRA_PROGRAMS=$PWD/dist/api npm run bench bench/neighbours.ts [seconds] [rounds] [merchant|forms|crowd]`.
const seconds = Number(process.argv[2] ?? 30)
const rounds = Number(process.argv[3] ?? 3)
const only = process.argv[4]
const promised = 1.2

const folder = throwawayFolder()
const server = await startServer({ DATA_DIR: folder, DEMO: '1', RATE_SCALE: '1', TRUST_PROXY: '1', LOG_LEVEL: 'error' })

// Each from a line of its own: whoever shares one with a flood is held up at it.
const lines = { calm: '198.18.0.1', eager: '198.18.0.2', crowd: '198.18.1.' }
const urlOf = (call: string): string => `${server.address}/api${call}`
const json = { 'content-type': 'application/json' }
const headersOf = (from: string, token = ''): Record<string, string> => ({
  'x-forwarded-for': from,
  ...(token && { authorization: `Bearer ${token}` }),
})

const [calm = '', eager = ''] = await Promise.all(demoMerchants.slice(0, 2).map(({ mobile }) => signIn(mobile)))
const calls = ['/merchant/account/closing', '/merchant/misc/dashboard', '/auth/me'].map((call) =>
  requestOf({ method: 'GET', path: `/api${call}`, headers: headersOf(lines.calm, calm) }),
)
const port = Number(new URL(server.address).port)
const connections = openConnections(port)

async function signIn(userName: string): Promise<string> {
  const body = JSON.stringify({ userName, password: demoPassword })
  const answer = await fetch(urlOf('/auth/login'), {
    method: 'POST',
    headers: { ...json, ...headersOf(lines.eager) },
    body,
  })
  return ((await answer.json()) as { token: string }).token
}

/** A form of the eager merchant's that can be printed. */
async function ownForm(): Promise<string> {
  const { path } = merchantLists.waiting
  const answer = await fetch(urlOf(path), {
    method: 'POST',
    headers: { ...json, ...headersOf(lines.eager, eager) },
    body: '{}',
  })
  const [row] = ((await answer.json()) as { data: { id: string; state: string }[] }).data
  if (!row) throw new Error('The eager merchant has no application to print.')
  return row.id
}

interface Felt {
  /** Milliseconds of each call, in the order in which they were made. */
  taken: number[]
  refused: number
}

/** A burst is spent and served within this; what is felt after it is the work of the limit. */
const burstSeconds = 5
if (seconds <= 2 * burstSeconds) throw new Error(`A round takes more than ${2 * burstSeconds} seconds.`)

/** Ten calls a second, whatever the answers take, so that a slow portal cannot hide behind a patient caller. */
async function feel(): Promise<Felt> {
  const felt: Felt = { taken: [], refused: 0 }
  const asked = Array.from({ length: seconds * 10 }, async (_, n) => {
    await pause(n * 100)
    const start = performance.now()
    const status = await connections.ask(calls[n % calls.length] ?? '')
    felt.taken[n] = performance.now() - start
    if (status !== 200) felt.refused += 1
  })
  await Promise.all(asked)
  return felt
}

function at(part: number, rounds: readonly Felt[]): number {
  const taken = rounds.flatMap((felt) => felt.taken).sort((one, other) => one - other)
  return taken[Math.min(taken.length - 1, Math.floor(taken.length * part))] ?? 0
}

/** What the calm merchant feels, and how often the load was asked and told to wait. */
async function beside(load: Load) {
  const child: ChildProcess = fork(fileURLToPath(new URL('run/flood.ts', import.meta.url)))
  // Its start is no part of the load.
  await once(child, 'message')
  child.send(load)
  const felt = await feel()
  child.send('stop')
  const [counts] = (await once(child, 'message')) as [Flooded]
  child.disconnect()
  return { ...felt, load: counts }
}

const merchant = headersOf(lines.eager, eager)
const form = await ownForm()
let crowds = 0
/** What goes on beside, anew for each round. */
const everyLoad: [string, () => Load][] = [
  [
    'a merchant at ten times the limit',
    () => ({
      port,
      method: 'GET',
      path: '/api/merchant/misc/dashboard',
      headers: merchant,
      perSecond: personalPace.perSecond * 10,
    }),
  ],
  [
    'forms printed in a loop',
    () => ({
      port,
      method: 'GET',
      path: `/api/merchant/nsdlpan/dw-form-by-id/${form}`,
      headers: merchant,
      perSecond: 20,
    }),
  ],
  [
    'a crowd that guesses passwords',
    () => ({
      port,
      method: 'POST',
      path: '/api/auth/login',
      // From another address in each round, since one has spent its tries for five minutes.
      headers: headersOf(`${lines.crowd}${++crowds}`),
      body: JSON.stringify({ userName: 'x', password: 'wrong word' }),
      perSecond: 50,
    }),
  ],
]
const loads = everyLoad.filter(([name]) => !only || name.includes(only))
const afterBurst = (rounds: readonly Felt[]): Felt[] =>
  rounds.map((felt) => ({ ...felt, taken: felt.taken.slice(burstSeconds * 10) }))
const ratio = (quiet: readonly Felt[], loaded: readonly Felt[]): string =>
  `x${(at(0.99, loaded) / at(0.99, quiet)).toFixed(2)}`
const shown = (part: number, [quiet, loaded]: [Felt[], Felt[]]): string =>
  `${at(part, quiet).toFixed(1)} -> ${at(part, loaded).toFixed(1)} ms`
const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0)

await feel()
// What a portal at work has open and drawn before is there in every round.
for (const [, load] of loads) await beside(load())
for (const [name, load] of loads) {
  // Quiet and loaded by turns, so that whatever else the machine does falls on both.
  const quiet: Felt[] = []
  const loaded: Awaited<ReturnType<typeof beside>>[] = []
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await feel())
    loaded.push(await beside(load()))
  }
  const both: [Felt[], Felt[]] = [quiet, loaded]
  console.log(
    `${name.padEnd(34)} p50 ${shown(0.5, both)}, p99 ${shown(0.99, both)}, ` +
      `${ratio(quiet, loaded)}, after the first ${burstSeconds} s ` +
      `${ratio(afterBurst(quiet), afterBurst(loaded))} (aim ${promised}); ` +
      `${sum(loaded.map(({ refused }) => refused))} of ${sum(loaded.map(({ taken }) => taken.length))} own calls refused; ` +
      `beside them ${sum(loaded.map(({ load: { asked } }) => asked))}, refused ${sum(loaded.map(({ load: { refused } }) => refused))}`,
  )
}
connections.close()
await server.end('SIGTERM')
