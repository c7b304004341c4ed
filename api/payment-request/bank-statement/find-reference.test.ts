import { describe, expect, it } from 'vitest'
import { findReference } from './find-reference.ts'

describe('a reference', () => {
  it.each([
    ['401234567890', '', '401234567890'],
    ['0000401234567890', '', '401234567890'],
    [' sbin 3261-1151 2345 ', '', 'SBIN326111512345'],
    ['000123', '', '000123'],
    ['UPI 401234567890', '', '401234567890'],
    ['', 'UPI/401234567890/RAO STORES/okbank', '401234567890'],
    ['-', 'NEFT CR-SBIN326111512345-RAO STORES', 'SBIN326111512345'],
    ['0', 'RTGS-HDFCR52026111512345678-RAO', 'HDFCR52026111512345678'],
    ['TRANSFER FROM 4897694162095', 'BY TRANSFER-UPI/CR/401234567890/ASHA', '401234567890'],
    ['', 'CASH DEPOSIT PUNE 9876543210', ''],
    ['', 'UPI/919876543210@ybl/RAO STORES', ''],
    ['', 'UPI-RAO STORES-919876543210@YBL-SBIN0001234-401234567890-PAY', '401234567890'],
    ['', 'UPI/rao.919876543210@okbank/401234567890', '401234567890'],
    ['0000000123456789', 'RTGS CR-SBIN0001234-RAO STORES-SAMPLE-SBINR52026111512345678', 'SBINR52026111512345678'],
    ['123456789012', 'NEFT CR-SBIN0001234-RAO STORES-SAMPLE-SBIN326111512345', 'SBIN326111512345'],
    ['401234567890', 'NEFT return charges', '401234567890'],
    ['', 'INTERNATIONALISED SIXTEENLETTERSAB', ''],
    ['', 'NEFT-N250180618226531-RAO STORES', 'N250180618226531'],
    ['', 'NEFT/CITIN52025082917691328/RAO', 'CITIN52025082917691328'],
    ['', 'NEFT/AXISCN0123456789/RAO', 'AXISCN0123456789'],
  ])('in the column %j beside %j is %j', (column, description, reference) => {
    expect(findReference(column, description)).toBe(reference)
  })

  it.each([
    ['SBIN226111012345', 'NEFT FROM INVOICE2026NOV12 X', 'SBIN226111012345'],
    ['SBIN226111012345', 'NEFT FROM HDFC326111512345 X', 'SBIN226111012345'],
    ['SAA1234567890123', 'NEFT FROM HDFC326111512345 X', 'SAA1234567890123'],
    ['123456789012', 'NEFT CR-RAO STORES-INVOICE2026NOV12-SBIN326111512345', 'SBIN326111512345'],
    ['', 'NEFT FROM INVOICE2026NOV12 X', ''],
    ['', 'RTGS FROM INVOICE2026NOV12FORNOTES X', ''],
    ['', 'UPI/401234567890/RAO/INVOICE2026NOV12', '401234567890'],
    ['', 'UPI/401234567890/RAO/NEFT SBIN326111512345', '401234567890'],
  ])('in the column %j is not chosen by what a payer writes: %j is %j', (column, description, reference) => {
    expect(findReference(column, description)).toBe(reference)
  })

  it.each([
    ['123456789012', '123456789012'],
    ['', ''],
  ])('is not guessed between two numbers of banks in a description; the column %j is all there is', (column, told) => {
    expect(findReference(column, 'NEFT CR-HDFC326111512345-RAO-SBIN326111512345')).toBe(told)
    expect(findReference(column, 'NEFT CR-SBIN326111512345-RAO-SBIN326111512345')).toBe('SBIN326111512345')
  })

  it.each([
    ['UPI/CR/RAM/919876543210-2@ybl/PAY', ''],
    ['UPI/CR/RAM/919876543210-rao.stores@ybl/PAY', ''],
    ['UPI-RAM-919876543210-2@ybl-PAY', ''],
    ['UPI-401234567890-RAO@YBL-PAY', '401234567890'],
    ['UPI-401234567890-919876543210-2@YBL', '401234567890'],
    ['UPI/CR/401234567890/RAM/919876543210-2@ybl/PAY', '401234567890'],
  ])('is no UPI id, also where that has a hyphen: %j is %j', (description, reference) => {
    expect(findReference('', description)).toBe(reference)
  })

  it('is no piece of a longer number at which a cell was cut', () => {
    for (const length of [80, 90, 95, 100, 105])
      expect(findReference(`${'x '.repeat(length / 2)}${'4'.repeat(600)}`, '')).toBe('')
    for (let length = 480; length <= 500; length++)
      expect(findReference('', `${'x'.repeat(length)} 401234567890123`)).toBe('')
  })
})
