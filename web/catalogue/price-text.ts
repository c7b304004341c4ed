import type { Rate } from '../../contract/catalogue/price.ts'
import { formatPaise } from '../../contract/kernel/money.ts'

/** '1,234.50' as paise, read digit by digit; nothing where it is no amount. */
export function readPaise(text: string): number | undefined {
  // A blank between digits is a slip of the finger: '12 5' may have been meant as 12.5 or 125.
  const match = /^(-?)(?:₹\s*)?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', ''))
  if (!match) return undefined
  const [, sign = '', whole = '', part = ''] = match
  return Number(`${sign}${whole}${part.padEnd(2, '0')}`)
}

/** '12.50' is flat, '10%' a share; an empty cell gives nothing away. */
export function readRate(text: string): Rate | undefined {
  const typed = text.trim()
  if (typed === '') return { unit: 'flat', value: 0 }
  const value = readPaise(typed.replace(/%$/, ''))
  return value === undefined ? undefined : { unit: typed.endsWith('%') ? 'percent' : 'flat', value }
}

export const showPaise = (paise: number): string => (paise / 100).toFixed(2)

/** '−₹24.00': the sign stands before the rupee. */
export const showRupees = (paise: number): string => `${paise < 0 ? '−' : ''}${formatPaise(Math.abs(paise))}`

export const showRate = ({ unit, value }: Rate): string =>
  unit === 'flat' ? showPaise(value) : `${String(value / 100)}%`
