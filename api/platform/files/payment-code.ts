/** A QR code that our own merchants are to pay by: a link of UPI, or the digits of Bharat QR, which begin with their version. */
export const isPaymentCode = (says: string): boolean => /^upi:\/\/pay\?/i.test(says) || says.startsWith('000201')

const payingApps = 'upi|tez|gpay|phonepe|paytm|paytmmp|bhim|credpay|amazonpay|mobikwik|freecharge|whatsapp-pay'
const opensApp = new RegExp(`^(?:${payingApps}):|^intent:.*[;#&?]scheme=(?:${payingApps})(?:;|&|$)`, 'isu')
const namesPayee = /[?&;#]pa=[^&;#]*(?:@|%(?:25)*40)/i

/** Whether any phone may pay by a code: it opens an app for paying, names a payee, or is of Bharat QR. */
export function mayPay(says: string): boolean {
  const text = says.replace(/^[\s\p{C}]+/u, '')
  return text.startsWith('000201') || opensApp.test(text) || namesPayee.test(text)
}

/** Whom a code of UPI pays; empty where it does not say. */
export function payeeOf(says: string): string {
  if (!/^upi:\/\/pay\?/i.test(says)) return ''
  return new URLSearchParams(says.slice(says.indexOf('?') + 1)).get('pa')?.slice(0, 100) ?? ''
}
