import type { RefundRequest } from '../../contract/asked-refund.ts'
import { formatPaise, paiseFromRupees } from '../../contract/kernel/money.ts'
import type { NoticeKind } from '../../contract/notice.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { requireSecondPerson } from '../audit/require-second-person.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { readSetting } from '../site/site-settings.ts'
import { saleMoney } from './sale-money.ts'
import { tellRefundAsker } from './tell-refund-asker.ts'

/** What a record holds of a refund that waits for a second person; every table of what is refunded late has it. */
export interface HeldRefund {
  refund_first_by: string | null
  refund_first_at: Date | null
  /** In paise. */
  refund_second_above: string | number | null
  refund_first_reason: string
}

/** No refund waits for a second person. */
export const noRefundAsked = {
  refund_first_by: null,
  refund_first_at: null,
  refund_second_above: null,
  refund_first_reason: '',
} satisfies HeldRefund

/** What is refunded, as its module knows it. */
export interface Refundable {
  held: HeldRefund
  /** What was sold, in the ledger's words. */
  fact: string
  /** Its number for people, and in the audit list. */
  no: string
  /** How its acts begin in the audit list. */
  kind: string
  /** What kind of notice tells of it. */
  notice: NoticeKind
  /** A path inside the portal. */
  link: string
  save(held: HeldRefund): Promise<void>
}

/** For the audit list: a refund that waited is off the table when the record moves on by anything but the refund. */
export const lapsedRefund = ({ refund_first_by: first, refund_first_reason: reason }: HeldRefund) =>
  first === null ? {} : { lapsedRefund: reason }

interface Asked extends RefundRequest {
  refundable: Refundable
  now: Date
}

const notTheOneSeen = () =>
  conflict('The refund that waits here is not the one on your screen. Look at it again, then decide.')

/**
 * For what a provider or a department has its fee of by now: above the limit one person asks, and another confirms, by
 * the limit that was in force when it was asked for. Answers whether the money has to wait.
 */
export async function waitsForSecond(tx: Tx, actor: Actor, asked: Asked): Promise<boolean> {
  const { refundable, reason, seenRefund, now } = asked
  const { held, fact, kind, no, link } = refundable
  const { refund_first_by: firstId } = held
  if (firstId === actor.id) throw conflict('You have asked for this refund; a second person must confirm it.')
  // The one on the screen may have been withdrawn meanwhile, and another, for another reason, asked for.
  if (held.refund_first_at?.toISOString() !== seenRefund) throw notTheOneSeen()
  if (firstId) {
    await requireSecondPerson(tx, actor, { firstId, now })
    return false
  }
  if (reason === undefined) throw notTheOneSeen()
  const above = paiseFromRupees(await readSetting(tx, 'refundTwoPersonLimit'))
  const paise = (await saleMoney(tx, fact))?.price ?? 0
  if (paise <= above) return false
  await refundable.save({
    refund_first_by: actor.id,
    refund_first_at: now,
    refund_second_above: above,
    refund_first_reason: reason,
  })
  await recordAudit(tx, doerOf(actor), { act: `${kind}.refund-asked`, subject: no, detail: { paise, above, reason } })
  await tellAdmins(tx, {
    title: 'A refund waits for a second person',
    text: `${actor.code} ${actor.name} wants to refund ${no}, ${formatPaise(paise)}: ${reason}`,
    link,
  })
  return true
}

/**
 * Why the money goes back: for the reason of who asked for it, which is what the merchant is told. A second person need
 * not give one; a word of theirs is for the house, and stands in the audit list.
 */
export async function confirmedReason(
  tx: Tx,
  actor: Actor,
  { refundable, reason: given }: Pick<Asked, 'refundable' | 'reason'>,
): Promise<string> {
  const { held, kind, no } = refundable
  if (!held.refund_first_by) {
    // Somebody confirms a refund that waits no longer, or never did.
    if (given === undefined) throw notTheOneSeen()
    return given
  }
  const reason = held.refund_first_reason || unknownReason
  await recordAudit(tx, doerOf(actor), {
    act: `${kind}.refund-confirmed`,
    subject: no,
    detail: { reason, word: given },
  })
  await tellRefundAsker(tx, actor, { ...refundable, became: 'confirmed' })
  return reason
}

/** For a refund that was asked for before reasons were kept. */
const unknownReason = 'The head office gives the money back'
