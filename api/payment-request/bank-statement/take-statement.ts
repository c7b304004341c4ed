import { sql } from 'kysely'
import {
  layoutErrors,
  type StatementLayout,
  type StatementLine,
  type StatementOutcome,
} from '../../../contract/bank-statement.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { readBank } from '../../catalogue/read-banks.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { badRequest } from '../../platform/problem.ts'
import type { Upload } from '../../platform/serve/read-upload.ts'
import { addLines, creditIds, keepTitles, type NumberedLine } from './bank-line-store.ts'
import { openLineIds, pairLines } from './find-matches.ts'
import { contradictingColumns, titlesOf } from './guess-layout.ts'
import { readLines } from './read-lines.ts'

const mostErrors = 100

interface Given {
  bankId: string
  file: Upload
  layout: StatementLayout
}

/** Keeps the lines of a bank's file and tells what they may prove; the same file twice adds nothing. */
export async function takeStatement(tx: Tx, actor: Actor, { bankId, file, layout }: Given): Promise<StatementOutcome> {
  const { rows } = file
  const wrong = { ...contradictingColumns(rows, layout), ...layoutErrors(layout) }
  if (Object.keys(wrong).length > 0) throw badRequest('Please check what the columns mean.', wrong)
  const bank = await readBank(tx, bankId)
  const read = await readLines(rows, layout)
  const lines = numbered(read.filter(({ error }) => error === ''))
  if (lines.length === 0)
    throw badRequest('No line of this file can be read this way. Please check what the columns mean.')
  // Two who bring files of one bank at once wait for each other instead of deadlocking.
  await sql`select pg_advisory_xact_lock(hashtext('bank-statement'), ${Number(bankId)}::int)`.execute(tx)
  const added = await addLines(tx, lines, { bankId, userId: actor.id })
  const columns = titlesOf(rows, layout)
  await keepTitles(tx, columns, { bankId, userId: actor.id })
  await recordAudit(tx, doerOf(actor), {
    act: 'bank-statement.read',
    subject: `${bank.bankName} ${bank.accountNo.slice(-4)}`,
    detail: { file: file.name, lines: lines.length, added, ...span(lines), columns },
  })
  const errors = read.flatMap(({ line, error }) => (error === '' ? [] : [{ line, message: error }]))
  return {
    lines: lines.length,
    added,
    ...(await countMatches(tx, bankId, lines)),
    wrong: errors.length,
    errors: errors.slice(0, mostErrors),
  }
}

/** Lines of one day that look alike are told apart by their number. */
function numbered(lines: readonly StatementLine[]): NumberedLine[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const key = `${line.day} ${line.amount} ${line.reference}`
    const ordinal = seen.get(key) ?? 0
    seen.set(key, ordinal + 1)
    return { ...line, ordinal }
  })
}

function span(lines: readonly StatementLine[]): { from: string; to: string } {
  const days = lines.map(({ day }) => day).sort()
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}

async function countMatches(tx: Tx, bankId: string, lines: readonly NumberedLine[]) {
  const ids = new Set(await creditIds(tx, bankId, lines))
  const { pairs } = await pairLines(tx, [...new Set([...ids, ...(await openLineIds(tx, bankId))])])
  const here = pairs.filter(({ lineId }) => ids.has(lineId))
  const count = (kind: string) => here.filter((pair) => !pair.settled && pair.kind === kind).length
  return {
    credits: ids.size,
    exact: count('exact'),
    likely: count('likely'),
    differing: count('differing'),
    settled: here.filter(({ settled }) => settled).length,
    unmatched: ids.size - here.length,
  }
}
