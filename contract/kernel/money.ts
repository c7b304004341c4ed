const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '12,34,567.50/-' as the trade writes amounts; nothing for an empty one, '0.00' for what is no number. */
export function formatAmount(rupees: unknown): string {
  if (rupees === null || rupees === undefined || rupees === '') return ''
  const number = Number(rupees)
  return Number.isFinite(number) ? `${grouped.format(number)}/-` : '0.00'
}

/** '₹12,34,567.50', for balances. */
export function formatRupees(rupees: number): string {
  return `₹${grouped.format(rupees)}`
}

/** Money is whole paise everywhere but on the screen. */
export function rupeesFromPaise(paise: number): number {
  return paise / 100
}

/** The whole paise of rupees as they are typed or set: at most two decimals count. */
export function paiseFromRupees(rupees: number): number {
  return Math.round(rupees * 100)
}

/** '₹12,34,567.50' of whole paise. */
export const formatPaise = (paise: number): string => formatRupees(rupeesFromPaise(paise))

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** '₹2,000', or '₹2,000.50' where there are paise: for rates and caps in a sentence. */
export const formatPaiseShort = (paise: number): string =>
  paise % 100 === 0 ? `₹${whole.format(paise / 100)}` : formatPaise(paise)
