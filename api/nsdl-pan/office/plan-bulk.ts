import type { BulkKind, BulkOutcome } from '../../../contract/nsdl-pan/bulk.ts'
import type { Tx } from '../../platform/database.ts'
import type { SheetRow } from '../../platform/import/read-sheet.ts'
import { type Application, applicationsVisibleTo } from '../application-store.ts'
import { judgeLine, type LineVerdict, type Surroundings } from './judge-line.ts'
import { type BulkLine, readBulkLines } from './read-bulk-lines.ts'
import { takenAcks, takenPans } from './taken-numbers.ts'

const mostShown = 100

interface Asked {
  kind: BulkKind
  rows: readonly SheetRow[]
  hash: string
  /** Keeps the applications as they are until the end. */
  lock?: boolean
}

export interface GoodLine extends BulkLine {
  application: Application
}
export interface BulkPlan {
  outcome: BulkOutcome
  good: GoodLine[]
}

/** Judges a file line by line, and tells what it would do. */
export async function planBulk(tx: Tx, asked: Asked): Promise<BulkPlan> {
  const lines = readBulkLines(asked.rows, asked.kind)
  const before = await appliedBefore(tx, asked)
  const around = await lookAround(tx, asked, { lines, moved: new Set(before?.moved) })
  const verdicts = judgeAll(asked.kind, lines, around)
  const good = lines.flatMap((line, i) => {
    const application = around.applications.get(line.key)
    return verdicts[i] === 'good' && application ? [{ ...line, application }] : []
  })
  const errors = lines.flatMap(({ line }, i) => {
    const verdict = verdicts[i]
    return typeof verdict === 'object' ? [{ line, message: verdict.wrong }] : []
  })
  const outcome: BulkOutcome = {
    lines: lines.length,
    good: good.length,
    known: lines.length - good.length - errors.length,
    wrong: errors.length,
    before: before ? { at: before.at.toISOString(), by: before.display_name } : null,
    errors: errors.slice(0, mostShown),
    rows: good.slice(0, mostShown).map(({ line, value, application }) => ({
      line,
      refNo: application.ref_no,
      cardName: application.card_name,
      value,
    })),
  }
  return { outcome, good }
}

/** An application and a number may each stand on one line only. */
function judgeAll(kind: BulkKind, lines: readonly BulkLine[], around: Surroundings): LineVerdict[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const verdict = judgeLine(kind, line, around)
    if (verdict !== 'good') return verdict
    const marks = [`key ${line.key}`, ...(kind === 'tin' ? [] : [`value ${line.value}`])]
    const first = marks.map((mark) => seen.get(mark)).find((known) => known !== undefined)
    if (first !== undefined) return { wrong: `Line ${first} names the same` }
    for (const mark of marks) seen.set(mark, line.line)
    return verdict
  })
}

function appliedBefore(tx: Tx, { kind, hash }: Asked) {
  return tx
    .selectFrom('pan_bulk_file')
    .innerJoin('app_user', 'app_user.id', 'pan_bulk_file.by')
    .select(['at', 'moved', 'display_name'])
    .where('kind', '=', kind)
    .where('content_hash', '=', hash)
    .executeTakeFirst()
}

interface Read {
  lines: readonly BulkLine[]
  moved: ReadonlySet<string>
}

async function lookAround(tx: Tx, { kind, lock }: Asked, { lines, moved }: Read): Promise<Surroundings> {
  const column = kind === 'ack' ? 'ref_no' : 'ack_no'
  const keys = [...new Set(lines.map(({ key }) => key))]
  const values = [...new Set(lines.map(({ value }) => value))]
  let query = tx
    .selectFrom('pan_application')
    .selectAll()
    .where(column, 'in', keys)
    .where(applicationsVisibleTo({ merchantId: null }))
    // In one order, so that two files never wait for each other in a circle.
    .orderBy('id')
  if (lock) query = query.forUpdate()
  const found = await query.execute()
  const taken = kind === 'tin' ? new Map() : await (kind === 'ack' ? takenAcks : takenPans)(tx, values)
  return { applications: new Map(found.map((one) => [one[column] ?? '', one])), taken, moved }
}
