import { test } from 'vitest'
import { openTestHouse } from '../test-house.ts'
import { hostileCorpus } from './corpus.ts'
import { runCorpus } from './run-corpus.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })

test(`${hostileCorpus.length} hostile files, each to every upload: refused or cleaned, and nobody waits for it`, async () => {
  await runCorpus(house, (doors) => hostileCorpus.map((file) => ({ file, doors })))
}, 3_600_000)
