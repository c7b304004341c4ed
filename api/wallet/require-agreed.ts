import { formatPaise } from '../../contract/kernel/money.ts'
import { walletAnswers } from '../../texts/en/wallet-answer.ts'
import { conflict } from '../platform/problem.ts'

/** Prices change between a look and a click: nobody pays another total, in paise, than the one they saw. */
export function requireAgreed({ price }: { price: number }, agreed: number | undefined): void {
  if (agreed === undefined || agreed === price) return
  throw conflict(walletAnswers.priceHasChanged({ price: formatPaise(price) }))
}
