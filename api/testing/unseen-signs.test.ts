import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ruleValues } from '../../contract/law/rule-kinds.ts'
import { openTestHouse } from './test-house.ts'
import { type Schema, textsOf } from './texts-of.ts'

const house = await openTestHouse()

/** Not kept as a text that anybody reads: secrets, what is searched for, and what is only compared with what is there. */
const exceptions = [
  /(password|token|captcha|challenge)$/i,
  /-sums\.(filters\.\w+|search|sorts\.column|additionFilter)$/,
  /\.(packageId|submittedAt|seenRefund|ticked|codes|prices\.code)$/,
  /^\/auth\/forgot-username\.emailid$/,
]
const isRead = (place: string) => !exceptions.some((one) => one.test(place))

// Turned round, made to look alike, or a line of its own where none is seen.
const signs = [
  '\u202e',
  '\u2066',
  '\u061c',
  '\u00ad',
  '\u2028',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u034f',
  '\ufe0f',
  '\u3164',
]
const samples = (sign: string) => [
  `Some${sign}words`,
  `${sign}12`,
  `98${sign}20`,
  `a${sign}b@mail.example`,
  `a@mail${sign}.example`,
  `/a${sign}b`,
  `https://site.example/a${sign}b`,
  `2026-01-01${sign}`,
]
const keeps = (schema: Schema) =>
  signs.some((sign) =>
    samples(sign).some((text) => {
      const read = z.safeParse(schema, text)
      return read.success && typeof read.data === 'string' && read.data.includes(sign)
    }),
  )

const bodies = house.api.endpoints.flatMap((endpoint) =>
  'body' in endpoint && endpoint.body ? textsOf(endpoint.body, endpoint.path) : [],
)
const values = Object.entries(ruleValues).flatMap(([kind, schema]) => textsOf(schema, kind))

test('no call and no rule of law keeps a sign that nobody sees in a text that people read', () => {
  const texts = [...bodies, ...values]
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter(([place, schema]) => isRead(place) && keeps(schema)).map(([place]) => place)).toEqual([])
})
