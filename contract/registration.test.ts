import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { fieldMessages } from './kernel/problem.ts'
import { checkEmailCode, register, registration, sendEmailCode } from './registration.ts'
import { latestBirthday, registrant, shop } from './registration-fields.ts'

const person = {
  fName: 'Asha',
  lName: 'Rao',
  fatherName: "Mohan O'Rao",
  gender: 'F',
  dob: '1990-04-05',
  mobileNo: '9876543210',
  emailId: 'asha@example.com',
  panNo: 'ABCPD1234E',
}
const premises = {
  shopName: 'Rao Stores',
  idType: '1',
  address1: '12 Market Road',
  address2: '',
  address3: '',
  pin: '411001',
  state: 'Maharashtra',
  district: 'Pune',
}

function messagesOf(schema: z.core.$ZodType | undefined, given: unknown) {
  const read = schema && z.safeParse(schema, given)
  return read?.success === false ? fieldMessages(read.error) : undefined
}

describe('a registration', () => {
  it('has the fields of the specification, the PAN and the consent', () => {
    const wanted = messagesOf(registration, {})
    const optional = ['lName', 'address2', 'address3']
    expect([...Object.keys(wanted ?? {}), ...optional].sort()).toEqual(
      [...Object.keys(person), ...Object.keys(premises), 'consent'].sort(),
    )
  })

  it("says 'Required' for whatever is missing, in both steps of the form", () => {
    expect(new Set(Object.values(messagesOf(registrant, {}) ?? {}))).toEqual(new Set(['Required']))
    expect(new Set(Object.values(messagesOf(shop, {}) ?? {}))).toEqual(new Set(['Required']))
  })

  it('wants the tick and nothing like it', () => {
    for (const consent of [false, 'true', 1, undefined]) {
      expect(messagesOf(registration, { ...person, ...premises, consent })).toEqual({
        consent: 'Please tick this to go on',
      })
    }
    expect(messagesOf(registration, { ...person, ...premises, consent: true })).toBeUndefined()
  })

  it('wants a captcha beside it', () => {
    expect(messagesOf(register.query, {})).toEqual({ captcha: 'Required' })
  })
})

describe('a person', () => {
  it.each([
    ['mobileNo', '+91 98765 43210', '9876543210'],
    ['mobileNo', '098765-43210', '9876543210'],
    ['mobileNo', '919876543210', '9876543210'],
    ['mobileNo', '9198765432', '9198765432'],
    ['emailId', ' Asha@Example.COM ', 'asha@example.com'],
    ['panNo', 'abcpd1234e', 'ABCPD1234E'],
    ['fName', ' आशा ', 'आशा'],
    ['lName', undefined, ''],
    ['lName', "D'Souza-Pérez Jr.", "D'Souza-Pérez Jr."],
  ])('%s: %j is kept as %j', (field, typed, kept) => {
    expect(z.parse(registrant, { ...person, [field]: typed })).toMatchObject({ [field]: kept })
  })

  it.each([
    ['fName', 'R2D2', 'Use letters only'],
    ['fName', '...', 'Use letters only'],
    ['fName', 'Asha\nRao', 'Use letters only'],
    ['lName', '<b>', 'Use letters only'],
    ['fName', 'a'.repeat(61), 'At most 60 characters'],
    ['gender', 'X', 'Required'],
    ['gender', '', 'Required'],
    ['mobileNo', '1234567890', 'Enter a 10-digit mobile number'],
    ['mobileNo', '98765', 'Enter a 10-digit mobile number'],
    ['emailId', 'asha@example', 'Enter an e-mail address, such as name@example.com'],
    ['panNo', 'ABCDE1234F', 'Enter a PAN, such as ABCPD1234E'],
    ['dob', '05-04-1990', 'Enter a date'],
    ['dob', '1990-02-30', 'This day does not exist'],
    ['dob', '1850-01-01', 'Please check the year'],
  ])('%s: %j is refused with %j', (field, typed, message) => {
    expect(messagesOf(registrant, { ...person, [field]: typed })).toEqual({ [field]: message })
  })
})

describe('the age', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const at = (moment: string, dob: string) => {
    vi.setSystemTime(new Date(moment))
    return messagesOf(registrant, { ...person, dob })?.dob
  }

  it('is eighteen from the birthday on, which begins at midnight in India', () => {
    expect(at('2026-04-04T18:29:59Z', '2008-04-05')).toBe('You must be at least 18 years old')
    expect(at('2026-04-04T18:30:00Z', '2008-04-05')).toBeUndefined()
    expect(latestBirthday()).toBe('2008-04-05')
  })

  it('is taken up to the last day before 120', () => {
    expect(at('2026-04-05T12:00:00Z', '1906-04-05')).toBe('Please check the year')
    expect(at('2026-04-05T12:00:00Z', '1906-04-06')).toBeUndefined()
  })

  it('of someone born on 29 February counts from 1 March in other years', () => {
    expect(at('2026-02-28T12:00:00Z', '2008-02-29')).toBe('You must be at least 18 years old')
    expect(at('2026-03-01T12:00:00Z', '2008-02-29')).toBeUndefined()
  })
})

describe('a shop', () => {
  it.each([
    ['pin', '011001', 'Enter a 6-digit pincode'],
    ['state', 'Uttaranchal', 'Required'],
    ['idType', 'Retailer', 'Required'],
    ['shopName', ' ', 'Required'],
    ['address2', 5, 'Invalid input'],
  ])('%s: %j is refused with %j', (field, typed, message) => {
    expect(messagesOf(shop, { ...premises, [field]: typed })).toEqual({ [field]: message })
  })
})

describe('the code by mail', () => {
  it('is asked for with an address, and is six digits', () => {
    expect(messagesOf(sendEmailCode.body, { emailid: 'nobody' })).toHaveProperty('emailid')
    const given = { emailid: 'asha@example.com' }
    expect(messagesOf(checkEmailCode.body, { ...given, code: '12 34 56' })).toBeUndefined()
    for (const code of ['12345', '1234567', 'abcdef']) {
      expect(messagesOf(checkEmailCode.body, { ...given, code })).toEqual({ code: 'Enter the 6 digits' })
    }
  })
})
