import { expect, test } from 'vitest'
import { openTestHouse } from '../test-house.ts'
import { corpus } from './corpus.ts'
import { runCorpus } from './run-corpus.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })

/** One upload of each kind, for every file; the long tests send every file to every upload. */
const tried = /payment-req$|gst\/filing-file\/add$|bank-statement\/preview$/
/** For every upload. */
const handful =
  /a script packed twice|script packed twice|a link on showing|7000 by 7000 of one|wrong sums|four million attributes$|link with a spelt|million open quotes|test sign/

test('there are at least 120 hostile files, each by a trick of its own', () => {
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length)
  expect(corpus.length).toBeGreaterThanOrEqual(120)
})

test('each hostile file is refused or cleaned by an upload of its kind, and keeps nobody waiting', async () => {
  await runCorpus(house, (doors) =>
    corpus.map((file) => ({ file, doors: doors.filter(({ endpoint }) => tried.test(endpoint.path)) })),
  )
}, 180_000)

test('a handful of them is refused or cleaned by every upload', async () => {
  const some = corpus.filter(({ name }) => handful.test(name))
  expect(some.length).toBeGreaterThanOrEqual(7)
  await runCorpus(house, (doors) => some.map((file) => ({ file, doors })))
}, 120_000)
