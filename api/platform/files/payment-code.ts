/** A QR code that a phone pays by: a link of UPI, or the digits of Bharat QR, which begin with their version. */
export const isPaymentCode = (says: string): boolean => /^upi:\/\/pay\?/i.test(says) || says.startsWith('000201')

/** Whom a code of UPI pays; empty where it does not say. */
export function payeeOf(says: string): string {
  if (!/^upi:\/\/pay\?/i.test(says)) return ''
  return new URLSearchParams(says.slice(says.indexOf('?') + 1)).get('pa')?.slice(0, 100) ?? ''
}
