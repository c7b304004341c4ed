import { expect, it } from 'vitest'
import { indianDay } from '../../contract/kernel/dates.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import type { ShownVersion } from '../../contract/law/rules-in-force.ts'
import {
  type VersionMove,
  type VersionState,
  versionStates,
  versionWorkflow,
} from '../../contract/law/version-moves.ts'
import { secondsAfter } from '../platform/clock.ts'
import { lawCall, lawCircular, openLawDesk } from '../testing/law-desk.ts'
import { testPassword as ownPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const { admin: first, second, ruleOf } = await openLawDesk(house)
let days = 0

/** A day that no version begins on yet: to come, or gone by. */
function newDay(sign: 1 | -1): string {
  days += 1
  return indianDay(secondsAfter(new Date(), sign * days * 24 * 3600))
}
const aValueOf = (code: string) => (code === 'tds/commission' ? { rate: 100 + days } : { paise: 10_000 + days })
const add = (code: string, since: string, replaces: string | null = null) =>
  first.post(`${lawCall}/add`, lawCircular(code, since, aValueOf(code), { agreed: true, replaces }))
const versions = async (code: string) => (await ruleOf(code))?.versions ?? []

interface Made extends Pick<ShownVersion, 'id' | 'since'> {
  code: string
}
async function made(code: string, since: string): Promise<Made> {
  expect((await add(code, since)).status).toBe(204)
  const id = (await versions(code)).find((one) => one.since === since)?.id ?? ''
  return { id, since, code }
}

const fee = 'fee/uti-coupon-digital'
const rate = 'tds/commission'

/** One in each state, come by as people come by it. */
const inState: Record<VersionState, () => Promise<Made>> = {
  waiting: () => made(rate, newDay(1)),
  coming: () => made(fee, newDay(1)),
  settled: async () => {
    const version = await made(rate, newDay(1))
    expect((await second.post(`${lawCall}/${version.id}/confirm`, { ownPassword })).status).toBe(204)
    return version
  },
  now: async () => {
    // Of a rule that nothing else here is added to, so that it is the newest that has begun.
    days += 1
    const code = `fee/pan-new-${['physical', 'paperless'][days % 2]}-card`
    const held = (await versions(code)).find(({ state }) => state === 'now')
    return { id: held?.id ?? '', since: held?.since ?? '', code }
  },
  past: async () => {
    const version = await made(fee, newDay(-1))
    days += 1
    await add(fee, indianDay(new Date()))
    return version
  },
  'taken-back': async () => {
    const version = await made(fee, newDay(1))
    expect((await second.post(`${lawCall}/${version.id}/take-back`, { ownPassword })).status).toBe(204)
    return version
  },
  'put-right': async () => {
    const version = await made(fee, newDay(1))
    expect((await add(fee, version.since, version.id)).status).toBe(204)
    return version
  },
}
const move: Record<VersionMove, (version: Made) => Promise<{ status: number }>> = {
  confirm: ({ id }) => second.post(`${lawCall}/${id}/confirm`, { ownPassword }),
  'take-back': ({ id }) => second.post(`${lawCall}/${id}/take-back`, { ownPassword }),
  'put-right': async ({ id, code, since }) => {
    const added = await add(code, since, id)
    const waiting = (await versions(code)).find((one) => one.since === since && one.state === 'waiting')
    // A rate is put right by two.
    return added.status === 204 && waiting ? move.confirm({ id: waiting.id, code, since }) : added
  },
}
const moveNames = Object.keys(move) as VersionMove[]

async function tryMove(state: VersionState, make: () => Promise<Made>, name: VersionMove): Promise<void> {
  const version = await make()
  const before = (await versions(version.code)).find(({ id }) => id === version.id)
  expect(before?.state).toBe(state)
  const { status } = await move[name](version)
  expect(status).toBe(canMove(versionWorkflow, state, name) ? 204 : 409)
  const after = (await versions(version.code)).find(({ id }) => id === version.id)
  expect(after?.state !== before?.state).toBe(status === 204)
}

it.each(versionStates.flatMap((state) => moveNames.map((name) => [state, name] as const)))(
  'a version that is %s and the move %s: done where the table has it, refused where not',
  (state, name) => tryMove(state, inState[state], name),
)

it.each(moveNames)('a version to come that has put another right is one like others: the move %s', (name) =>
  tryMove(
    'coming',
    async () => {
      const { id: wrong, since } = await made(fee, newDay(1))
      expect((await add(fee, since, wrong)).status).toBe(204)
      const id = (await versions(fee)).find((one) => one.since === since && one.id !== wrong)?.id ?? ''
      return { id, since, code: fee }
    },
    name,
  ),
)
