import { formatPaise } from '../../contract/kernel/money.ts'
import { backendPaths } from '../../contract/paths.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Doer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { tellBackOffice } from '../user/tell-back-office.ts'
import { lineShortfalls } from '../wallet/line-shortfalls.ts'
import { postEntry } from '../wallet/post-entry.ts'
import { reverseEntry } from '../wallet/reverse-entry.ts'
import { keepRefund, lockSale } from './sale-store.ts'

type Sale = Awaited<ReturnType<typeof lockSale>>

/** Takes a sale back in full, commissions and TDS too, exactly once; whoever asks again learns that it is done. */
export async function refundSale(
  tx: Tx,
  doer: Doer,
  { fact, reason }: { fact: string; reason: string },
): Promise<{ entryId: string; repeated: boolean }> {
  const sale = await lockSale(tx, fact)
  if (sale.refund_entry_id) return { entryId: sale.refund_entry_id, repeated: true }
  const narration = `Refund: ${reason}`
  if (sale.release_entry_id) {
    await advanceWhatIsMissing(tx, sale, sale.release_entry_id)
    const overrides = { reference: `refund-override:${fact}`, narration, actorId: doer.id }
    await reverseEntry(tx, { id: sale.release_entry_id }, overrides)
  }
  await advanceWhatIsMissing(tx, sale, sale.entry_id)
  const refund = { reference: `refund:${fact}`, narration, actorId: doer.id }
  const { entryId } = await reverseEntry(tx, { id: sale.entry_id }, refund)
  await keepRefund(tx, sale.id, { entryId, reason })
  await recordAudit(tx, doer, { act: 'sale.refunded', subject: fact, detail: { paise: Number(sale.price), reason } })
  return { entryId, repeated: false }
}

/**
 * An upline may have spent an override that was paid out; the head office lends it, so that the refund never waits for
 * the upline, and takes it back from what the upline earns next.
 */
async function advanceWhatIsMissing(tx: Tx, sale: Sale, entry: string): Promise<void> {
  for (const { merchantId, missing } of await lineShortfalls(tx, entry)) {
    const { entryId } = await postEntry(tx, {
      reference: `advance:${sale.fact}:${merchantId}`,
      kind: 'correction',
      narration: `Advance for the refund of ${sale.fact}`,
      actorId: null,
      lines: [
        { account: 'adjustment', amount: -missing },
        { account: { wallet: merchantId }, amount: missing },
      ],
    })
    await tx
      .insertInto('wallet_advance')
      .values({ sale_id: sale.id, merchant_id: merchantId, amount: missing, entry_id: entryId })
      .execute()
    await tellOfAdvance(tx, { merchantId, missing, fact: sale.fact })
  }
}

async function tellOfAdvance(
  tx: Tx,
  { merchantId, missing, fact }: { merchantId: string; missing: number; fact: string },
) {
  const merchant = await tx.selectFrom('merchant').select('code').where('id', '=', merchantId).executeTakeFirstOrThrow()
  const amount = formatPaise(missing)
  await tellBackOffice(tx, 'payment', {
    kind: 'payment-review',
    title: `${amount} advanced to ${merchant.code}`,
    text: `The refund of ${fact} took back commission that ${merchant.code} had spent. It is taken back from what ${merchant.code} earns next.`,
    link: backendPaths.merchant(merchantId),
  })
}
