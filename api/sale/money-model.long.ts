import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openBareDatabase } from '../testing/bare-database.ts'
import { compareWithPaper, moneySteps, someTerms } from '../testing/money-model/compare-with-paper.ts'

const bare = await openBareDatabase()

test('five thousand steps of every kind come to what they would on paper, with the ledger sound after each', async () => {
  let steps = 0
  const property = fc.asyncProperty(someTerms, moneySteps(100, 150), async (terms, taken) => {
    steps += taken.length
    await compareWithPaper(bare, terms, taken)
  })
  await fc.assert(property, { numRuns: 45, endOnFailure: true })
  expect(steps).toBeGreaterThan(4_500)
})
