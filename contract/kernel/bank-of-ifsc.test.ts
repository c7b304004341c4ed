import { expect, it } from 'vitest'
import { bankOfIfsc } from './bank-of-ifsc.ts'

it.each([
  ['SBIN0001234', 'State Bank of India'],
  [' hdfc0000001', 'HDFC Bank'],
])('%s is an account with %s', (ifsc, bank) => expect(bankOfIfsc(ifsc)).toBe(bank))

it.each(['', 'SBIN', 'SBIN1001234', 'ZZZZ0001234', 'constructor'])('%s names no bank that we know', (ifsc) =>
  expect(bankOfIfsc(ifsc)).toBeUndefined(),
)
