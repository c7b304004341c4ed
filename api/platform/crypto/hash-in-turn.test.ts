import { afterEach, expect, it } from 'vitest'
import { type HashLane, hashesAtOnce, hashInTurn } from './hash-in-turn.ts'

const lanes: HashLane[] = ['door', 'work']
let begun: HashLane[] = []
let running = 0
let most = 0
let ends: (() => void)[] = []
let all: Promise<unknown>[] = []

/** A password that is worked on until it is told to end. */
function hashOne(lane: HashLane): Promise<void> {
  const done = hashInTurn(lane, async () => {
    begun.push(lane)
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((end) => ends.push(end))
    running -= 1
  })
  all.push(done)
  return done
}

const settled = () => new Promise(setImmediate)

/** Ends whatever is worked on, one after the other, until nothing waits. */
async function endAll(): Promise<void> {
  for (await settled(); ends.length > 0; await settled()) ends.shift()?.()
}

afterEach(async () => {
  await endAll()
  await Promise.allSettled(all)
  begun = []
  ends = []
  all = []
  most = 0
})

it('those at the door and those at work together never keep more processors busy than all but one', async () => {
  for (let n = 0; n < 3 * hashesAtOnce; n++) for (const lane of lanes) void hashOne(lane)
  await endAll()
  expect(begun).toHaveLength(6 * hashesAtOnce)
  expect(most).toBe(hashesAtOnce)
})

it('people at work go before a crowd at the door, however long it has waited', async () => {
  for (let n = 0; n < hashesAtOnce + 50; n++) void hashOne('door')
  await settled()
  for (let n = 0; n < 3; n++) void hashOne('work')
  await endAll()
  expect(begun.slice(hashesAtOnce, hashesAtOnce + 3)).toEqual(['work', 'work', 'work'])
})

it.each([
  ['signs in', 'door', 'Many people are signing in just now. Please try again in a moment.'],
  ['is at work', 'work', 'Many passwords are being checked just now. Please try again in a moment.'],
] as const)('whoever %s and would have to wait behind two hundred others is told why', async (_who, lane, message) => {
  for (let n = 0; n < hashesAtOnce + 200; n++) void hashOne(lane)
  await settled()
  await expect(hashInTurn(lane, async () => undefined)).rejects.toMatchObject({ status: 503, message })
})

it('a full queue at the door turns nobody away who is at work', async () => {
  for (let n = 0; n < hashesAtOnce + 200; n++) void hashOne('door')
  await settled()
  const atWork = hashOne('work')
  await endAll()
  await expect(atWork).resolves.toBeUndefined()
})
