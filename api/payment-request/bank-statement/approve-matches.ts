import { sql } from 'kysely'
import type { Match, Tick, TickResult } from '../../../contract/bank-statement.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { type PaymentStatus, paymentStatusLabels } from '../../../contract/payment-request.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { inSavepoint } from '../../platform/in-savepoint.ts'
import { conflict, notFound, Problem } from '../../platform/problem.ts'
import { approvePayment } from '../approve-payment.ts'
import { linkLine, lockLines } from './bank-line-store.ts'
import { findMatches } from './find-matches.ts'

interface Waiting {
  id: string
  refNo: string
  status: PaymentStatus
}

/** Approves each ticked request with its line as the proof; one that is refused does not stop the others. */
export async function approveMatches(
  tx: Tx,
  actor: Actor,
  { bankId, ticks, now }: { bankId: string; ticks: readonly Tick[]; now: Date },
): Promise<{ results: TickResult[] }> {
  const waiting = await lockPayments(tx, bankId, ticks)
  await lockLines(
    tx,
    ticks.map(({ lineId }) => lineId),
  )
  const { matches } = await findMatches(tx, actor, bankId)
  const results = new Map<Tick, TickResult>()
  for (const tick of inOrderOf(waiting, ticks)) {
    const payment = waiting.find(({ id }) => id === tick.paymentId)
    const match = matches.find(({ line, payment: one }) => line.id === tick.lineId && one.id === tick.paymentId)
    const told = await inSavepoint(tx, () => approveOne(tx, actor, { payment, match, now })).catch(asRefusal)
    results.set(tick, { ...tick, refNo: payment?.refNo ?? '', ...told })
  }
  return { results: ticks.flatMap((tick) => results.get(tick) ?? []) }
}

/**
 * All requests are locked before the first wallet, and wallets are then taken in the order of their accounts: so two
 * who approve many at once wait for each other instead of deadlocking.
 */
async function lockPayments(tx: Tx, bankId: string, ticks: readonly Tick[]): Promise<Waiting[]> {
  const ids = ticks.map(({ paymentId }) => paymentId)
  await sql`
    select id from payment_request where id = any(${ids}) and bank_id = ${bankId} order by id for update`.execute(tx)
  const { rows } = await sql<Waiting>`
    select request.id, request.ref_no as "refNo", request.status from payment_request request
    join ledger_account wallet on wallet.merchant_id = request.merchant_id and wallet.kind = 'wallet'
    where request.id = any(${ids}) and request.bank_id = ${bankId} order by wallet.id, request.id`.execute(tx)
  return rows
}

function inOrderOf(waiting: readonly Waiting[], ticks: readonly Tick[]): Tick[] {
  const place = (tick: Tick) => waiting.findIndex(({ id }) => id === tick.paymentId)
  return [...ticks].sort((a, b) => place(a) - place(b))
}

type Told = Pick<TickResult, 'outcome' | 'message'>

async function approveOne(
  tx: Tx,
  actor: Actor,
  { payment, match, now }: { payment: Waiting | undefined; match: Match | undefined; now: Date },
): Promise<Told> {
  requireProof(payment, match)
  const { line, payment: asked } = match
  const { status } = await approvePayment(tx, actor, { id: asked.id, now })
  await linkLine(tx, line.id, asked.id)
  await recordAudit(tx, doerOf(actor), {
    act: 'payment.matched',
    subject: asked.refNo,
    detail: { line: line.id, day: line.day, kind: match.kind },
  })
  return status === 'approved'
    ? { outcome: 'approved', message: `Approved by the bank statement of ${formatDate(line.day)}.` }
    : { outcome: 'second-person', message: 'Approved. A second person is needed.' }
}

/** The tick is compared with what is proposed now, not with what was shown. */
function requireProof(payment: Waiting | undefined, match: Match | undefined): asserts match is Match {
  if (!payment) throw notFound('This payment request does not exist at this bank.')
  if (['approved', 'rejected'].includes(payment.status))
    throw conflict(`This is already decided: ${paymentStatusLabels[payment.status].toLowerCase()}.`)
  if (!match) throw conflict('This line does not prove this payment any more. Please reload.')
  if (match.kind === 'differing') throw conflict('The amounts differ. Please decide this one by hand.')
}

/** What the caller did is told in its row; a bug stops everything. */
function asRefusal(error: unknown): Told {
  if (!(error instanceof Problem)) throw error
  return { outcome: 'refused', message: error.message }
}
