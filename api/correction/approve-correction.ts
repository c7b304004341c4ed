import { correctionWorkflow } from '../../contract/correction.ts'
import { formatPaise } from '../../contract/kernel/money.ts'
import { moneyNotices } from '../../texts/en/money-notices.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { requireSecondPerson } from '../audit/require-second-person.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { nextState } from '../platform/require-move.ts'
import { postEntry } from '../wallet/post-entry.ts'
import { type CorrectionRecord, lockCorrection, saveCorrectionDecision } from './correction-store.ts'
import { tellCorrectionAsker } from './tell-correction-asker.ts'

/** Moves the money, once, by the hand of another person than the one who asked, whoever that is. */
export async function approveCorrection(tx: Tx, actor: Actor, { id, now }: { id: string; now: Date }): Promise<void> {
  const correction = await lockCorrection(tx, id)
  const status = nextState(correctionWorkflow, correction.status, 'approve')
  if (correction.asked_by === actor.id) throw conflict('You asked for this; another person must approve it.')
  await requireSecondPerson(tx, actor, { firstId: correction.asked_by, now })
  const entryId = await moveMoney(tx, actor, correction)
  await saveCorrectionDecision(tx, id, { status, decided_by: actor.id, entry_id: entryId })
  const { no, direction, amount } = correction
  await recordAudit(tx, doerOf(actor), {
    act: 'correction.approved',
    subject: no,
    detail: { direction, amount: Number(amount) },
  })
  await tellOwner(tx, correction)
  await tellCorrectionAsker(tx, correction, {
    title: `Correction ${no} approved`,
    text: `${actor.name} has approved it.`,
  })
}

async function moveMoney(tx: Tx, actor: Actor, correction: CorrectionRecord): Promise<string> {
  const { no, merchant_id, direction, reason } = correction
  const gain = Number(correction.amount) * (direction === 'credit' ? 1 : -1)
  const { entryId } = await postEntry(tx, {
    reference: `correction:${no}`,
    kind: 'correction',
    narration: `${no}: ${reason}`,
    actorId: actor.id,
    lines: [
      { account: { wallet: merchant_id }, amount: gain },
      { account: 'adjustment', amount: -gain },
    ],
  })
  return entryId
}

async function tellOwner(tx: Tx, { merchant_id, no, direction, amount, reason }: CorrectionRecord): Promise<void> {
  const owners = await tx
    .selectFrom('app_user')
    .select('id')
    .where('merchant_id', '=', merchant_id)
    .where('is_owner', '=', true)
    .execute()
  const moved = direction === 'credit' ? moneyNotices.putOnWallet : moneyNotices.takenOffWallet
  const title = () => moneyNotices.correction({ no })
  const text = () => moved({ amount: formatPaise(Number(amount)), reason })
  const push = direction === 'credit' ? 'money-credited' : undefined
  for (const { id } of owners) await raiseNotice(tx, { userId: id, kind: 'payment', title, text, push })
}
