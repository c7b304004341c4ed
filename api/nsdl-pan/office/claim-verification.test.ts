import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { checklistOf } from '../../../contract/nsdl-pan/checklist.ts'
import type { Browser } from '../../testing/browser.ts'
import { openPanOffice } from '../../testing/pan-office.ts'

const desk = await openPanOffice()
const { house, clerk, anApplication, ask } = desk
const ticked = checklistOf({ category: 'individual', type: 'N', data: {} })
const other = await desk.anotherClerk()

const next = async (by: Browser, skip?: string) =>
  (await by.post<{ id: string | null }>('/backend/nsdlpan/verify/next', skip ? { skip } : {})).body.id
const verify = (by: Browser, id: string) => ask(`verify/${id}`, { ticked }, by)
async function finish(...ids: string[]) {
  await house.db.updateTable('pan_application').set({ state: 'verified' }).where('id', 'in', ids).execute()
}
/** The clock that matters is the claim's; sign-ins would not outlive the other one. */
const sinceClaim = (id: string, minutes: number) =>
  sql`update pan_application set claimed_at = claimed_at - make_interval(mins => ${minutes}) where id = ${id}`.execute(
    house.db,
  )

describe('the next one to verify', () => {
  it('is the oldest, stays with its clerk, and goes to nobody else', async () => {
    const [first, second] = [await anApplication(), await anApplication()]
    expect([await next(clerk), await next(clerk), await next(other), await next(clerk)]).toEqual([
      first.id,
      first.id,
      second.id,
      first.id,
    ])
    const third = await desk.anotherClerk()
    expect(await next(third)).toBeNull()
    await finish(first.id, second.id)
  })

  it('is in the audit list as a look, like one that is opened from the list', async () => {
    const { id, refNo } = await anApplication()
    for (let time = 0; time < 3; time += 1) expect(await next(clerk)).toBe(id)
    const looks = house.db.selectFrom('audit_event').select(['act', 'actor_code']).where('subject', '=', refNo)
    expect(await looks.execute()).toEqual([{ act: 'pan.seen', actor_code: desk.clerkPerson.code }])
    await finish(id)
  })

  it('is the same one for two tabs of a clerk that ask at once', async () => {
    const ones = [await anApplication(), await anApplication(), await anApplication()]
    const handed = await Promise.all(Array.from({ length: 6 }, () => next(clerk)))
    expect(new Set(handed)).toEqual(new Set([ones[0]?.id]))
    await finish(...ones.map(({ id }) => id))
  })

  it('lapses after twenty minutes', async () => {
    const { id } = await anApplication()
    expect([await next(clerk), await next(other)]).toEqual([id, null])
    await sinceClaim(id, 19)
    expect(await next(other)).toBeNull()
    await sinceClaim(id, 2)
    expect([await next(other), await next(clerk)]).toEqual([id, null])
    await finish(id)
  })

  it('is another when a clerk leaves one to the others', async () => {
    const [hard, easy] = [await anApplication(), await anApplication()]
    expect(await next(clerk)).toBe(hard.id)
    expect(await next(clerk, hard.id)).toBe(easy.id)
    expect(await next(other)).toBe(hard.id)
    // What another clerk has open is not given up by asking.
    expect(await next(clerk, hard.id)).toBe(easy.id)
    expect((await desk.rowOf(hard.id)).claimed_by).not.toBeNull()
    await finish(hard.id, easy.id)
  })

  it('opened from the list is claimed too; another clerk is told who has it', async () => {
    const { id } = await anApplication()
    const claim = (by: Browser) => ask(`verify/${id}/claim`, undefined, by)
    expect((await claim(clerk)).status).toBe(200)
    for (const answer of [
      await claim(other),
      await verify(other, id),
      await ask(`reject/${id}`, { words: 'No' }, other),
    ])
      expect([answer.status, answer.body.message]).toEqual([
        409,
        expect.stringMatching(/^Person \d+ has this one open\. Please take another\.$/),
      ])
    expect((await verify(clerk, id)).status).toBe(204)
    expect((await claim(clerk)).status).toBe(409)
  })
})

it('two hundred verifications by four clerks at once: none handed to two, none lost', async () => {
  const ones = await Promise.all(Array.from({ length: 200 }, () => anApplication()))
  const clerks = [clerk, other, await desk.anotherClerk(), await desk.anotherClerk()]
  const handed: string[] = []
  const statuses: number[] = []
  async function work(by: Browser) {
    for (let id = await next(by); id !== null; id = await next(by)) {
      handed.push(id)
      statuses.push((await verify(by, id)).status)
    }
  }
  await Promise.all(clerks.map(work))
  expect(handed.length).toBe(200)
  expect(new Set(handed)).toEqual(new Set(ones.map(({ id }) => id)))
  expect(statuses).toEqual(Array(200).fill(204))
  const events = await house.db
    .selectFrom('work_event')
    .select((eb) => ['record_id', eb.fn.countAll<string>().as('n')])
    .where('service', '=', 'nsdl-pan')
    .where('move', '=', 'verify')
    .where(
      'record_id',
      'in',
      ones.map(({ id }) => id),
    )
    .groupBy('record_id')
    .execute()
  expect([events.length, events.every(({ n }) => n === '1')]).toEqual([200, true])
  const moved = await house.db
    .selectFrom('work_event')
    .select('actor_id')
    .distinct()
    .where('service', '=', 'nsdl-pan')
    .where(
      'record_id',
      'in',
      ones.map(({ id }) => id),
    )
    .execute()
  expect(moved.length).toBe(4)
}, 60_000)
