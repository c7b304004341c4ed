import { type RawBuilder, sql } from 'kysely'
import type { Match } from '../../../contract/bank-statement.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { readLinesById } from './bank-line-store.ts'
import { type BankLine, type MatchedPair, matchLines, mentionsReference, type Request } from './match-lines.ts'

const mostShown = 500

const squeezed = (text: RawBuilder<unknown>) => sql`regexp_replace(upper(${text}), '[^A-Z0-9]', '', 'g')`

/** A line and a request that share enough to be looked at; which of them belong together `matchLines` decides. */
const mayBelong = sql`line.bank_id = request.bank_id and line.amount > 0 and (
  (line.canonical <> '' and line.canonical = request.canonical) or line.payment_id = request.id or (
    line.amount = request.amount and line.day between request.paid_on - 2 and request.paid_on + 2
    and strpos(${squeezed(sql`line.description`)}, request.canonical) > 0))`

/** Lines that prove nothing yet, or a request that still waits for its second person. */
export async function openLineIds(db: Db, bankId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct line.id from payment_request request join bank_line line on ${mayBelong}
    where request.bank_id = ${bankId} and request.status in ('pending', 'second-person')
      and (line.payment_id is null or line.payment_id = request.id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Pairs these lines with requests, also with approved ones: their lines are settled. */
export async function pairLines(
  db: Db,
  lineIds: readonly string[],
): Promise<{ pairs: MatchedPair[]; lines: BankLine[] }> {
  const known = await readLinesById(db, lineIds)
  const taken = await takenElsewhere(db, known)
  const lines = known.filter(({ id }) => !taken.has(id))
  const { rows } = await sql<{ id: string; reference: string; amount: string; paid_on: string; approved: boolean }>`
    select distinct request.id, request.canonical as reference, request.amount, request.paid_on, request.status = 'approved' as approved
    from bank_line line join payment_request request on ${mayBelong}
    where line.id = any(${lineIds}) and request.status <> 'rejected' and not exists (
      select from bank_line proof where proof.payment_id = request.id and proof.id <> line.id)`.execute(db)
  const requests: Request[] = rows.map(({ paid_on, amount, ...one }) => ({
    ...one,
    amount: Number(amount),
    paidOn: paid_on,
  }))
  return { pairs: matchLines(lines, requests), lines }
}

/**
 * Lines whose payment was asked for as one of another bank. A merchant who mistook the bank has been credited for it, or
 * will be: the line proves nothing else, whatever stands in its words.
 */
async function takenElsewhere(db: Db, lines: readonly BankLine[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string; exactly: boolean; reference: string }>`
    select line.id, spent.reference_key = line.canonical as exactly, spent.canonical as reference
    from bank_line line join payment_request spent on spent.status <> 'rejected' and spent.bank_id <> line.bank_id
      and line.canonical <> '' and spent.reference_key = line.canonical
    where line.id = any(${lines.map(({ id }) => id)}) and line.payment_id is null
    union
    select line.id, false, spent.canonical
    from bank_line line join payment_request spent on spent.status <> 'rejected' and spent.bank_id <> line.bank_id
      and spent.amount = line.amount and spent.paid_on between line.day - 2 and line.day + 2
      and strpos(${squeezed(sql`line.description`)}, spent.canonical) > 0
    where line.id = any(${lines.map(({ id }) => id)}) and line.payment_id is null and not exists (
      select from payment_request own where own.bank_id = line.bank_id and own.reference_key = line.canonical)`.execute(
    db,
  )
  const wordsOf = new Map(lines.map(({ id, description }) => [id, description]))
  const taken = rows.filter(
    ({ id, exactly, reference }) => exactly || mentionsReference(wordsOf.get(id) ?? '', reference),
  )
  return new Set(taken.map(({ id }) => id))
}

/** What the statements of a bank propose for the requests that wait, the surest first. */
export async function findMatches(db: Db, actor: Actor, bankId: string): Promise<{ matches: Match[]; more: boolean }> {
  const { pairs, lines } = await pairLines(db, await openLineIds(db, bankId))
  const open = pairs.filter(({ settled }) => !settled)
  const lineOf = new Map(lines.map((line) => [line.id, line]))
  const payments = await readPayments(db, actor, open)
  const matches = open.flatMap(({ lineId, paymentId, kind }): Match[] => {
    const [line, payment] = [lineOf.get(lineId), payments.get(paymentId)]
    if (!line || !payment) return []
    return [{ kind, line, payment: { ...payment, mayApprove: payment.mayApprove && kind !== 'differing' } }]
  })
  matches.sort((a, b) => rank[a.kind] - rank[b.kind] || b.line.day.localeCompare(a.line.day))
  return { matches: matches.slice(0, mostShown), more: matches.length > mostShown }
}

const rank = { exact: 0, likely: 1, differing: 2 }

async function readPayments(
  db: Db,
  actor: Actor,
  pairs: readonly MatchedPair[],
): Promise<Map<string, Match['payment']>> {
  const rows = await db
    .selectFrom('payment_request as request')
    .innerJoin('merchant', 'merchant.id', 'request.merchant_id')
    .selectAll('request')
    .select(['merchant.code', 'merchant.business_name'])
    .where('request.id', '=', sql<string>`any(${pairs.map(({ paymentId }) => paymentId)})`)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        refNo: row.ref_no,
        status: row.status,
        amount: Number(row.amount),
        reference: row.reference,
        paidOn: row.paid_on,
        mode: row.mode,
        code: row.code,
        bussName: row.business_name,
        mayApprove: row.first_approved_by !== actor.id,
      },
    ]),
  )
}
