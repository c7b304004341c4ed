import * as fc from 'fast-check'
import type { TableFilter } from '../../contract/kernel/table.ts'
import type { PlainQuestion } from './plain-answer.ts'
import { type Thing, thingKinds } from './thing-list.ts'

const word = fc.string({ unit: fc.constantFrom(...'aAbB%_\\ \'"'), maxLength: 4 })
const size = fc.integer({ min: -3, max: 3 })
const price = fc.integer({ min: -250, max: 250 })
const day = fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01')

// Moments close to midnight in India and in Greenwich, where a wrong zone shows.
const moment = fc
  .tuple(day, fc.constantFrom('00:00:00.000', '05:29:59.999', '18:29:59.999', '18:30:00.000', '23:59:59.999'))
  .map(([date, time]) => `${date}T${time}Z`)

const orNothing = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null, freq: 5 })

/** Few different values, so that many rows tie. */
export const things: fc.Arbitrary<Thing[]> = fc
  .array(
    fc.record({
      mine: fc.constantFrom(true, true, true, false),
      word: orNothing(word),
      size: orNothing(size),
      price: orNothing(price),
      day: orNothing(day),
      at: orNothing(moment),
      kind: orNothing(fc.constantFrom('', ...thingKinds)),
      sold: orNothing(fc.boolean()),
    }),
    // Long lists are as likely as short ones: a short one shows little.
    { maxLength: 40, size: 'max' },
  )
  .map((rows) => rows.map((row, i) => ({ id: i + 1, ...row })))

const rupees = price.map((paise) => (paise / 100).toFixed(2))
const typed: Record<string, fc.Arbitrary<string>> = {
  word,
  size: fc.oneof(size.map(String), fc.constantFrom('1.5', '-0.5', '999999999999999')),
  price: fc.oneof(rupees, size.map(String)),
  day,
  at: fc.oneof(day, moment),
  kind: fc.constantFrom(...thingKinds),
  sold: fc.constantFrom('true', 'false'),
}
const ordered = ['size', 'price', 'day', 'at']

function filterOf(field: string, value: fc.Arbitrary<string>): fc.Arbitrary<TableFilter> {
  const one = (opt: string | undefined) =>
    fc.record({ field: fc.constant(field), opt: fc.constant(opt), value1: value })
  const kinds: fc.Arbitrary<TableFilter>[] = [one(undefined), one('equals')]
  kinds.push(
    fc.record({ field: fc.constant(field), opt: fc.constant('empty') }),
    fc.record({ field: fc.constant(field), opt: fc.constant('empty'), value1: fc.constantFrom('true', 'false') }),
  )
  if (field === 'word') kinds.push(one('contains'), one('starts'), one('ends'))
  if (field !== 'sold') {
    const some = fc.array(
      value.filter((text) => text !== ''),
      { minLength: 1, maxLength: 3 },
    )
    kinds.push(fc.record({ field: fc.constant(field), opt: fc.constant('in'), value1: some }))
  }
  if (ordered.includes(field)) {
    const span = fc.record({ field: fc.constant(field), opt: fc.constant('between'), value1: value, value2: value })
    kinds.push(one('>'), one('<'), span)
  }
  return fc.oneof(...kinds)
}

const filter = fc.oneof(...Object.entries(typed).map(([field, value]) => filterOf(field, value)))

/** Any question that the list of things allows. */
export const questions: fc.Arbitrary<PlainQuestion> = fc.record({
  filters: fc.array(filter, { maxLength: 2, size: 'max' }),
  sorts: fc.array(
    fc.record({
      column: fc.constantFrom(...Object.keys(typed)),
      dir: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    { maxLength: 3 },
  ),
  search: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: word }),
})
