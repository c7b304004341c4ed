import { formatPaise } from '../../contract/kernel/money.ts'
import { walletAnswers } from '../../texts/en/wallet-answer.ts'
import { conflict } from '../platform/problem.ts'
import { type Line, merchantOf } from './entry.ts'

/** Lines that cannot be booked are a mistake in our own code, so they are no problem of the caller. */
export function requireBookable(lines: readonly Line[]): void {
  if (lines.some(({ amount }) => !Number.isSafeInteger(amount) || amount === 0))
    throw new Error('Every line of an entry moves whole paise, and not none.')
  if (lines.length < 2 || lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n) !== 0n)
    throw new Error('The lines of an entry must sum to zero.')
}

/** Goes through the lines as they happen and refuses the first that its wallet cannot pay; answers what is left. */
export function requireFunds(lines: readonly Line[], balances: ReadonlyMap<string, number>): Map<string, number> {
  const left = new Map(balances)
  for (const { account, amount } of lines) {
    const merchantId = merchantOf(account)
    if (merchantId === undefined) continue
    const balance = left.get(merchantId)
    if (balance === undefined) throw new Error(`Merchant ${merchantId} has no wallet.`)
    if (balance + amount < 0) throw tooLow(-(balance + amount))
    left.set(merchantId, balance + amount)
  }
  return left
}

const tooLow = (missing: number) => conflict(walletAnswers.balanceTooLow({ missing: formatPaise(missing) }))
