import type { Text } from '../texts/catalogue.ts'
import { paymentTexts } from '../texts/en/payment.ts'
import type { PaymentMode } from './catalogue/bank.ts'

const before = /^(UTRNO|UTR|UPI|IMPS|NEFT|RTGS|REFNO|REF|TXNID|TXNNO|TXN|RRN|CHQNO|CHQ|CHEQUENO|CHEQUE|0)+/
const after = /(UTR|UPI|IMPS|NEFT|RTGS)+$/

const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/**
 * One form of a payment's number, however it was typed: without the words around it, signs, leading zeros and letter
 * case. The database says the same (`canonical_reference`) and decides by it what was told before.
 */
export const canonicalReference = (typed: string): string =>
  plain(typed).replace(before, '').replace(after, '') || plain(typed)

const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' }

/** With digits where letters stand that look like them: 468I2I7OIOIS is 468121701015 to whoever reads it. */
export const foldLookAlikes = (canonical: string): string =>
  canonical.replace(/[OILSBZ]/g, (sign) => lookAlikes[sign] ?? sign)

/** The 12 digits of UPI and IMPS with letters among them: one payment must not be told under two numbers. */
const isDisguised = (mode: PaymentMode, canonical: string): boolean =>
  (mode === 'upi' || mode === 'imps') && /\D/.test(canonical) && /^\d{12}$/.test(foldLookAlikes(canonical))

/** Fewer signs than this are no number of any payment, zeros in front counted. */
const fewest = 6

const whereItStands: Record<PaymentMode, Text> = {
  upi: paymentTexts.whereUpiStands,
  imps: paymentTexts.whereImpsStands,
  neft: paymentTexts.whereNeftStands,
  rtgs: paymentTexts.whereRtgsStands,
  cash: paymentTexts.whereCashStands,
  cheque: paymentTexts.whereChequeStands,
}

/** What to do about something that is no reference at all, such as 'UPI', 'CASH' or 000000; nothing where it may be one. */
export function wrongReference(mode: PaymentMode, typed: string): string | undefined {
  const bare = plain(typed).replace(/^[A-Z]*?(?=0*\d)/, (words) => (before.test(words) ? '' : words))
  const isNone = bare.length < fewest || !/\d/.test(bare) || /^(.)\1*$/.test(bare) || !/[1-9A-Z]/.test(bare)
  return isNone || isDisguised(mode, canonicalReference(typed)) ? whereItStands[mode]() : undefined
}
