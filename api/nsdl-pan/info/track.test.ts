import { describe, expect, it } from 'vitest'
import type { TrackAnswer } from '../../../contract/nsdl-pan/track.ts'
import { Browser } from '../../testing/browser.ts'
import { aPanApplication } from '../../testing/pan.ts'
import { aMerchant, aPerson } from '../../testing/people.ts'
import { openTestHouse } from '../../testing/test-house.ts'

// With the limits as they are.
const house = await openTestHouse()
const merchant = await aMerchant(house)
const person = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true })
const anApplication = (state: 'draft' | 'verification' | 'acknowledged') =>
  aPanApplication(house, { state, merchantId: merchant.id, createdBy: person.id })
let addresses = 0
const visitor = () => new Browser(house, `198.51.100.${++addresses}`)
const track = (browser: Browser, no: string, born: string) =>
  browser.get<TrackAnswer & { message: string }>(`/track?no=${no}&born=${born}`)

describe('whoever applied', () => {
  it('learns the state and its dates by token or acknowledgement and the date of birth, and nothing else', async () => {
    const { refNo, ackNo } = await anApplication('acknowledged')
    for (const no of [refNo, ackNo ?? '']) {
      const { status, body } = await track(visitor(), no, '1990-04-05')
      expect([status, body]).toEqual([
        200,
        { label: 'Acknowledged', since: expect.any(String), submitted: expect.any(String), acknowledged: null },
      ])
    }
  })

  it('finds an ancestral family by the day that stands for an unknown one', async () => {
    const { id, refNo } = await anApplication('verification')
    await house.db.updateTable('pan_application').set({ born: '0001-01-01' }).where('id', '=', id).execute()
    expect((await track(visitor(), refNo, '0001-01-01')).body).toMatchObject({ label: expect.any(String) })
    expect((await track(visitor(), refNo, '0001-01-02')).status).toBe(400)
  })

  it('gets the same answer for a wrong day, a wrong number and a draft', async () => {
    const [known, draft] = [await anApplication('verification'), await anApplication('draft')]
    const asked = [
      [known.refNo, '1990-04-06'],
      ['3999999999', '1990-04-05'],
      ['881999999999999', '1990-04-05'],
      [draft.refNo, '1990-04-05'],
    ] as const
    const answers = await Promise.all(asked.map(([no, born]) => track(visitor(), no, born)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
  })

  it.each([
    ['', '1990-04-05'],
    ['abc', '1990-04-05'],
    ['3000000001', 'yesterday'],
    ['3000000001', ''],
    ['3000000001', '1990-02-31'],
  ])('is told what to enter for %j and %j', async (no, born) => {
    expect((await track(visitor(), no, born)).status).toBe(400)
  })

  it('cannot try many birthdays: after twenty tries an address must wait', async () => {
    const { refNo } = await anApplication('verification')
    const guesser = visitor()
    const statuses: number[] = []
    for (let day = 1; day <= 21; day++)
      statuses.push((await track(guesser, refNo, `1991-01-${String(day).padStart(2, '0')}`)).status)
    expect(statuses).toEqual([...Array(20).fill(404), 429])
    expect((await track(visitor(), refNo, '1990-04-05')).status).toBe(200)
  })
})
