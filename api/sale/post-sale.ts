import type { EntryKind } from '../../contract/wallet.ts'
import type { Doer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import type { Line } from '../wallet/entry.ts'
import { postEntry } from '../wallet/post-entry.ts'
import { requireAgreed } from '../wallet/require-agreed.ts'
import { priceSale } from './price-sale.ts'
import { isOwn, linesPaying, type PricedSale, type Share } from './priced-sale.ts'
import { findSale, keepSale } from './sale-store.ts'
import { setOffAdvances } from './set-off-advances.ts'

export interface NewSale {
  merchantId: string
  /** What is paid for, such as 'nsdl-pan:17'; charged once, however often it is asked for. */
  fact: string
  kind: EntryKind
  narration: string
  product: string
  quantity?: number
  /** Worked out before, where whoever sells keeps the price too: what is kept is then what is charged. */
  priced?: PricedSale
  /** The price that the buyer was shown, where they say which. */
  agreed?: number | undefined
}

export interface SoldFor {
  price: number
  entryId: string
}

/** Charges a merchant for a product and pays its commission less TDS; what those above earn is put aside, all in one entry. */
export async function postSale(tx: Tx, doer: Doer, sale: NewSale): Promise<SoldFor> {
  const { fact, kind, narration } = sale
  const earlier = await findSale(tx, fact)
  if (earlier) return { price: Number(earlier.price), entryId: earlier.entry_id }
  const priced = sale.priced ?? (await priceSale(tx, sale))
  requireAgreed(priced, sale.agreed)
  const entry = { reference: `sale:${fact}`, kind, narration, actorId: doer.id, lines: linesOf(priced) }
  const { entryId, repeated } = await postEntry(tx, entry)
  if (!repeated) {
    await keepSale(tx, fact, { sale: priced, entryId })
    await setOffAdvances(tx, { fact, shares: priced.shares.filter(isOwn) })
  }
  return { price: priced.price, entryId }
}

/** First the price, so that a wallet cannot pay with a commission that it does not have yet. */
export const linesOf = ({ merchantId, price, shares }: PricedSale): Line[] => [
  { account: { wallet: merchantId }, amount: -price },
  { account: 'sales', amount: price },
  ...shares.flatMap(linesOfShare),
]

const linesOfShare = (share: Share): Line[] =>
  isOwn(share)
    ? linesPaying('commission', share)
    : [
        { account: 'commission', amount: -share.commission },
        { account: 'override-pending', amount: share.commission },
      ]
