import type { CorrectionRequest } from '../../contract/correction.ts'
import { formatPaise } from '../../contract/kernel/money.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { tellBackOffice } from '../user/tell-back-office.ts'
import { insertCorrection } from './correction-store.ts'
import { correctionsLink } from './corrections-link.ts'

/** Puts a correction before the others who may approve it; no money moves yet. */
export async function askCorrection(tx: Tx, actor: Actor, asked: CorrectionRequest): Promise<{ no: string }> {
  const { merchantId, direction, amount, reason, reference } = asked
  const merchant = await tx
    .selectFrom('merchant')
    .select(['code', 'business_name'])
    .where('id', '=', merchantId)
    .executeTakeFirst()
  if (!merchant)
    throw badRequest('Please check what you entered.', { merchantId: 'Please choose a merchant of the list' })
  const row = { merchant_id: merchantId, direction, amount, reason, reference, asked_by: actor.id }
  const { no } = await insertCorrection(tx, row)
  await recordAudit(tx, doerOf(actor), {
    act: 'correction.asked',
    subject: no,
    detail: { merchant: merchant.code, direction, amount, reason, reference },
  })
  // Whoever asked cannot decide, and need not hear of it.
  await tellBackOffice(tx, 'payment', {
    kind: 'payment-review',
    title: `New correction ${no}`,
    text: `${actor.name} asks for a ${direction} of ${formatPaise(amount)}: ${merchant.code} ${merchant.business_name}.`,
    link: correctionsLink,
    exceptId: actor.id,
  })
  return { no }
}
