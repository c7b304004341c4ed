import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { reportDays } from '../report/report.ts'
import { byId, byUuid, emailText, newUserName, optionalText, passwordText, reasonText, requiredText } from './fields.ts'
import { mobileText, panText, pincodeText } from './identity-fields.ts'
import { fieldMessages } from './problem.ts'

function messageFor(schema: z.core.$ZodType, given: unknown): string | undefined {
  const read = z.safeParse(z.object({ field: schema }), given === undefined ? {} : { field: given })
  return read.success ? undefined : fieldMessages(read.error).field
}

describe('a required field', () => {
  const fields = { requiredText: requiredText(), passwordText, emailText, mobileText, pincodeText, panText }

  it.each(Object.entries(fields))(
    '%s says Required when it is missing, empty, null or of a wrong type',
    (_name, schema) => {
      const given = [undefined, '', null, 5, true, {}, ['x']]
      expect(given.map((value) => messageFor(schema, value))).toEqual(given.map(() => 'Required'))
    },
  )

  it('does not count spaces as text, except in a password', () => {
    expect(messageFor(requiredText(), '   ')).toBe('Required')
    expect(messageFor(passwordText, '   ')).toBeUndefined()
  })

  it('is trimmed, except a password', () => {
    expect(z.parse(requiredText(), '  Asha ')).toBe('Asha')
    expect(z.parse(passwordText, ' secret ')).toBe(' secret ')
  })

  it('is kept without signs that nobody sees, as they come with a pasted number; joiners of Indian letters stay', () => {
    expect(z.parse(requiredText(), '\u202a98765 43210\u202c\u200b')).toBe('98765 43210')
    expect(z.parse(optionalText(), '\ufeffASHA\u2066 RAO\ud800')).toBe('ASHA RAO')
    expect(z.parse(requiredText(), 'A\u061cs\u00adha\u2028Rao\u{e0041}')).toBe('Asha Rao')
    expect(z.parse(requiredText(), 'A\u0000sha\u0007\tRao\u001b\u0085\nPune')).toBe('Asha\tRao\nPune')
    expect(messageFor(requiredText(), '\u200b\u2060')).toBe('Required')
    expect(z.parse(requiredText(), 'क्\u200dष क्\u200cष')).toBe('क्\u200dष क्\u200cष')
  })

  it('says how long it may be', () => {
    expect(messageFor(requiredText(5), 'abcdef')).toBe('At most 5 characters')
    expect(messageFor(requiredText(5), 12345)).toBe('Required')
    expect(messageFor(passwordText, 'x'.repeat(201))).toBe('At most 200 characters')
  })
})

describe('an optional field', () => {
  it('may be missing, null or empty, but not of a wrong type', () => {
    expect([undefined, null, '', 'x'].map((value) => messageFor(optionalText(), value))).toEqual(
      Array(4).fill(undefined),
    )
    expect(messageFor(optionalText(), 5)).toBe('Invalid input')
    expect(messageFor(optionalText(5), 'abcdef')).toBe('At most 5 characters')
  })
})

describe('typed texts', () => {
  it.each(['name@example.com', 'first.last+tag@sub.example.co.in', 'अ@example.com'])(
    '%s is an e-mail address',
    (text) => {
      expect(messageFor(emailText, text)).toBeUndefined()
    },
  )

  it.each([
    'name',
    'name@host',
    'a@b@example.com',
    'a b@example.com',
    '<a@example.com>',
    'a@example.com, b@example.com',
    'a@.com',
    'a@x..y',
  ])('%s is no e-mail address', (text) => {
    expect(messageFor(emailText, text)).toBe('Enter an e-mail address, such as name@example.com')
  })

  it('a PAN is accepted in small letters and kept in capitals', () => {
    expect(z.parse(panText, 'abcpd1234e')).toBe('ABCPD1234E')
    expect(messageFor(panText, 'ABCDD1234E')).toBe('Enter a PAN, such as ABCPD1234E')
  })

  it.each(['+91 98765 00001', '+919876500001', '91-98765-00001', '098765 00001', '(98765) 00001', ' 9876500001 '])(
    'a mobile number is taken as people write it: %s',
    (typed) => expect(z.parse(mobileText, typed)).toBe('9876500001'),
  )

  it('a mobile number and a pincode say what they want', () => {
    expect(messageFor(mobileText, '12345')).toBe('Enter a 10-digit mobile number')
    expect(messageFor(pincodeText, '012345')).toBe('Enter a 6-digit pincode')
  })

  it('an id is digits that fit the database, a uuid is a uuid', () => {
    expect(z.safeParse(byId, { id: '999999999999999999' }).success).toBe(true)
    for (const id of ['', '-1', '1e3', '1.5', '0x1', '1;drop', '9999999999999999999', '१'])
      expect(z.safeParse(byId, { id }).success).toBe(false)
    expect(z.safeParse(byUuid, { id: '01234567-89ab-cdef-0123-456789abcdef' }).success).toBe(true)
    expect(z.safeParse(byUuid, { id: "'; select 1; --                     " }).success).toBe(false)
  })
})

describe('first and last day of a report', () => {
  const problems = (from: unknown, to: unknown) => {
    const read = z.safeParse(reportDays, { from, to })
    return read.success ? {} : fieldMessages(read.error)
  }

  it.each([
    ['2026-01-01', '2026-12-31', {}],
    ['2026-01-01', '2027-01-01', {}],
    ['2026-01-01', '2027-01-02', { to: 'At most one year' }],
    ['2026-01-01', '2026-01-01', {}],
    ['2026-01-02', '2026-01-01', { to: 'The last day is before the first' }],
    ['2024-01-01', '2026-01-01', { to: 'At most one year' }],
    ['2026-02-30', '2026-03-01', { from: 'This day does not exist' }],
    ['2026-03-01', 'soon', { to: 'Enter a date' }],
    ['', '2026-13-01', { from: 'Required', to: 'This day does not exist' }],
  ])('%s to %s: each thing that is wrong is said once, at its field', (from, to, wrong) => {
    expect(problems(from, to)).toEqual(wrong)
  })
})

describe('signs that nobody sees', () => {
  const invisible = [
    '\u200c',
    '\u200d',
    '\u034f',
    '\u115f',
    '\u180b',
    '\u2800',
    '\u3164',
    '\ufe0f',
    '\uffa0',
    '\u{e0101}',
  ]

  it.each(invisible)('a text of nothing but U+%# is empty, and so is a reason', (sign) => {
    expect(messageFor(requiredText(), sign.repeat(12))).toBe('Required')
    expect(messageFor(reasonText, sign.repeat(12))).toBe('Required')
  })

  it.each(invisible)('no two names look alike by sign %#', (sign) => {
    expect(z.parse(requiredText(), `Alpha Test Traders${sign}`)).toBe('Alpha Test Traders')
    expect(z.parse(requiredText(), `98${sign}20`)).toBe('9820')
  })

  it.each(['क्‍ष', 'അവന്‍', 'نہ‌یں'])('a joiner that its script is written with stays: %s', (text) => {
    expect(z.parse(requiredText(), text)).toBe(text)
    expect(
      z.parse(
        requiredText(),
        text.replace(/[\u200c\u200d]/, (one) => one.repeat(3)),
      ),
    ).toBe(text)
  })

  it('a reason has words, not only signs', () => {
    expect(messageFor(reasonText, '. . . . .')).toBe('Say it in words')
    expect(messageFor(reasonText, 'कागज़ धुंधला है')).toBeUndefined()
  })

  it.each(['аdmin2', 'admin‍', 'राम', '-x', 'a"b'])('nobody can be called %s at the sign-in', (name) => {
    const read = z.safeParse(newUserName, name)
    expect(read.success && read.data === name).toBe(false)
  })

  it.each(['staff1', '9800000001', 'asha.rao', 'asha_rao-2', 'asha@shop.example'])(
    'somebody can be called %s',
    (name) => {
      expect(z.parse(newUserName, name)).toBe(name)
    },
  )
})
