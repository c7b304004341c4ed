import { isPan } from './ids.ts'

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const shape = /^(0[1-9]|[12]\d|3[0-8]|97)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** State, PAN, number of the registration, 'Z' and a check sign: '27AAPFU0939F1ZV'. */
export function isGstin(value: string): boolean {
  return shape.test(value) && isPan(panOfGstin(value)) && checkSign(value.slice(0, 14)) === value[14]
}

/** The PAN that a GSTIN was given for. */
export const panOfGstin = (gstin: string): string => gstin.slice(2, 12)

/** Luhn's way in base 36: every second sign counts double, and the digits of each product are added up. */
export function checkSign(first14: string): string | undefined {
  const sum = [...first14].reduce((total, sign, place) => {
    const product = signs.indexOf(sign) * (1 + (place % 2))
    return total + Math.floor(product / signs.length) + (product % signs.length)
  }, 0)
  return signs[(signs.length - (sum % signs.length)) % signs.length]
}
