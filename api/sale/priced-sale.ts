import type { Line } from '../wallet/entry.ts'

/** What one merchant earns by a sale, in paise; level 0 sold it, 1 to 3 stand above. */
export interface Share {
  merchantId: string
  level: number
  commission: number
  tds: number
}

export interface PricedSale {
  merchantId: string
  product: string
  quantity: number
  price: number
  governmentFee: number
  /** Only those who earn something. */
  shares: Share[]
}

/** The seller's own commission lessens its own price, and a refund gives back more than it takes: it need not wait. */
export const isOwn = ({ level }: Pick<Share, 'level'>): boolean => level === 0

/** Pays a share gross, and keeps TDS back as lines of its own. */
export function linesPaying(
  from: 'commission' | 'override-pending',
  { merchantId, commission, tds }: Pick<Share, 'merchantId' | 'commission' | 'tds'>,
): Line[] {
  const wallet = { wallet: merchantId }
  const paid: Line[] = [
    { account: from, amount: -commission },
    { account: wallet, amount: commission },
  ]
  if (tds === 0) return paid
  return [...paid, { account: wallet, amount: -tds }, { account: 'tds-payable', amount: tds }]
}
