import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openBareDatabase } from '../testing/bare-database.ts'
import { compareWithPaper, moneySteps, someTerms } from '../testing/money-model/compare-with-paper.ts'

const bare = await openBareDatabase()

it('payments, corrections, sales and refunds in any order come to what they would on paper, after each', async () => {
  const before = await bare.db.selectFrom('sale').select('id').execute()
  await fc.assert(
    fc.asyncProperty(someTerms, moneySteps(20, 40), (terms, steps) => compareWithPaper(bare, terms, steps)),
    { numRuns: 6 },
  )
  const after = await bare.db.selectFrom('sale').select('id').execute()
  expect(after.length).toBeGreaterThan(before.length)
})
