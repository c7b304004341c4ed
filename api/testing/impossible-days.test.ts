import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { today } from '../../contract/kernel/dates.ts'
import { ruleValues } from '../../contract/law/rule-kinds.ts'
import { impossibleDays, impossibleMoments } from './impossible-days.ts'
import { openTestHouse } from './test-house.ts'
import { type Schema, textsOf } from './texts-of.ts'

const house = await openTestHouse()

// Some fields want a day of the past, some one to come.
const possibleDays = ['1990-04-05', '2026-04-05', today(), '2030-03-03']
const takes = (schema: Schema) => (text: string) => z.safeParse(schema, text).success
/** A field for days takes one of them and none that is only as long. */
const isForDays = (schema: Schema) => possibleDays.some(takes(schema)) && !takes(schema)('abcd-ef-gh')

const calls = house.api.endpoints.flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema: Schema | undefined = part in endpoint ? (endpoint as Record<typeof part, Schema>)[part] : undefined
    return schema ? textsOf(schema, `${endpoint.path} ${part}`) : []
  }),
)
const rules = Object.entries(ruleValues).flatMap(([kind, schema]) => textsOf(schema, `rule ${kind}`))

describe('a day that there is not', () => {
  it('is taken by no field of any call and of no rule of law that wants a day', () => {
    const forDays = [...calls, ...rules].filter(([, schema]) => isForDays(schema))
    const places = forDays.map(([place]) => place)
    for (const known of [
      '/merchant/accounts/payment-req body.paidOn',
      '/merchant/misc/courier/add body.sentOn',
      '/auth/register body.dob',
    ])
      expect(places).toContain(known)
    expect(places.length).toBeGreaterThan(25)
    const wrong = forDays.flatMap(([place, schema]) =>
      [...impossibleDays, ...impossibleMoments, '24:00'].filter(takes(schema)).map((text) => `${place} takes ${text}`),
    )
    expect(wrong).toEqual([])
  })

  it('cannot hide in a field that is called like one of days and takes any text', () => {
    const looksLikeDays = /\.(\w+On|\w*[dD]ob|born|since|from|to|\w+Date)$/
    // The bank a cheque is drawn on, whom a mail is sent to, a month; and drafts, which are kept half done and judged by
    // their rules when they are sent in.
    const others = [/\.drawnOn$/, /smtp-setup\/test body\.to$/, /gst\/client\/.* body\.since$/, / body\.draft\./]
    const plain = calls.filter(([place, schema]) => looksLikeDays.test(place) && !isForDays(schema))
    expect(plain.map(([place]) => place).filter((place) => !others.some((one) => one.test(place)))).toEqual([])
  })
})
