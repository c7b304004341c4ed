import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { TableReply } from '../../contract/kernel/table.ts'
import { officeLists, type PanRow } from '../../contract/nsdl-pan/lists.ts'
import { officeQueues } from '../../contract/nsdl-pan/office-queues.ts'
import { addDemoPans } from '../demo/add-demo-pans.ts'
import { openPanOffice } from '../testing/pan-office.ts'

const { house, clerk } = await openPanOffice()
await house.inTx((tx) => addDemoPans(tx, 400))

const states: readonly string[] = officeQueues.pans.states
const { rows } = await sql<{ id: string; text: string; state: string }>`
  select id, lower(search_text) as text, state from pan_application order by id desc`.execute(house.db)
const shown = rows.filter(({ state }) => states.includes(state))

/** Any stretch of any text, most of them numbers, and now and then digits that nobody has. */
const stretch = fc
  .tuple(fc.constantFrom(...shown), fc.nat(200), fc.integer({ min: 2, max: 17 }))
  .map(([{ text }, from, length]) => text.slice(from % text.length, (from % text.length) + length).trim())
const invented = fc.integer({ min: 100_000, max: 2_000_000_000 }).map(String)
const searches = fc.oneof({ arbitrary: stretch, weight: 5 }, invented).filter((text) => text.length > 0)

describe('a search of PAN applications', () => {
  it('finds what contains the text, whether it is looked up by letters or by six digits in a row', async () => {
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const wanted = shown.filter(({ text }) => text.includes(search)).map(({ id }) => String(id))
        const { body } = await clerk.post<TableReply<PanRow>>(officeLists.pans.path, { search, length: 100 })
        expect(body.data.map(({ id }) => id)).toEqual(wanted.slice(0, 100))
        expect(body.filterRecords).toBe(wanted.length)
      }),
      { numRuns: 120 },
    )
  })
})
