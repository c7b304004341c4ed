import { expect, it } from 'vitest'
import { firstBook } from '../../../contract/first-law/first-book.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { panLawOn } from '../../../contract/nsdl-pan/pan-law.ts'
import type { ProofBook } from '../../../contract/nsdl-pan/proof-lists.ts'
import { aNewSheet, openPanCounter } from '../../testing/pan-counter.ts'
import { openTestHouse } from '../../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openPanCounter(house, { rupees: 5_000 })
const today = indianDay(new Date())
const proofsSeen = async (id: string) =>
  (await desk.browser.get<{ proofs: ProofBook }>(`/merchant/nsdlpan/apply/${id}`)).body.proofs

/** A list as the back office writes it, in force from a day on. */
const writeList = (since: string, proofs: { code: string; label: string }[]) =>
  house.db
    .insertInto('law_rule_version')
    .values({
      code: 'proofs/address',
      since,
      value: JSON.stringify({ proofs }),
      source: 'A circular',
      looked_at: today,
    })
    .execute()

it('a form offers the papers that the rules in force name', async () => {
  const id = await desk.begin()
  expect(await proofsSeen(id)).toEqual(panLawOn(firstBook, today).proofs)
})

it('a list that the back office has written holds from its day on, for the form and for whoever sends it in', async () => {
  const [kept, added] = [
    { code: 'passport', label: 'Passport' },
    { code: 'digital-address', label: 'Digital address' },
  ]
  await writeList('2999-01-01', [kept])
  const before = await desk.fill(aNewSheet({ addressProof: 'digital-address' }))
  expect(await desk.submit(before)).toMatchObject({
    status: 400,
    body: { data: { addressProof: expect.stringContaining('not taken') } },
  })
  await writeList(today, [kept, added])
  expect((await proofsSeen(before.id)).address).toEqual([kept, added])
  expect((await desk.submit(before)).status).toBe(200)
  // What the list no longer names is refused from now on.
  const after = await desk.fill(aNewSheet({ addressProof: 'aadhaar' }))
  expect(await desk.submit(after)).toMatchObject({ status: 400, body: { data: { addressProof: expect.any(String) } } })
})
